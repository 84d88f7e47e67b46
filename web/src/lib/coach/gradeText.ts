import type { ReviewedTurn } from '$lib/api/types';
import { t } from '$lib/i18n/texts.svelte';

/** The grade of a turn in words, and whether the game was decided before it. */
export const gradeText = ({ grade, is_decided: isDecided }: ReviewedTurn): string => {
  const text = t(`grade-${grade ?? 'forced'}`);
  return isDecided ? t('grade-decided', { grade: text }) : text;
};
