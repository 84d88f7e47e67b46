/** The curve of a review as a table. */
import type { Review, TableView } from '$lib/api/types';
import type { Data } from '$lib/chart/DataTable.svelte';
import { describeTurn } from '$lib/coach/describeTurn';
import { gradeText } from '$lib/coach/gradeText';
import { winChance } from '$lib/coach/winChance';
import { formatNumber } from '$lib/i18n/numbers';
import { seatLabel } from '$lib/i18n/seatText';
import { t } from '$lib/i18n/texts.svelte';

/** Every turn with its grade, its loss and the chance of each seat. */
export const reviewData = (view: TableView, review: Review): Data => ({
  head: [
    t('coach-player'),
    t('coach-turn'),
    t('coach-grade'),
    t('coach-lost'),
    ...view.seats.map(({ seat }) => seatLabel(view, seat)),
  ],
  numbersFrom: 3,
  rows: review.turns.map((turn, key) => ({
    key,
    cells: [
      seatLabel(view, turn.seat),
      describeTurn(turn.played.turn),
      gradeText(turn),
      `${formatNumber(turn.points_loss.value)} ± ${formatNumber(turn.points_loss.error)}`,
      ...turn.played.seats.map((seat) => `${Math.round(100 * winChance(seat))} %`),
    ],
  })),
});
