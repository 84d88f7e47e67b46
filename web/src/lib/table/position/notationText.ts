/** What is wrong with a text in notation, for whoever pasted it. */
import { NotationError, type Problem } from '$lib/engine/notation/scanner';
import type { MessageName } from '$lib/i18n/messages';
import { t } from '$lib/i18n/texts.svelte';

const PROBLEMS: Record<Problem, MessageName> = {
  text: 'board-wrong-text',
  rules: 'board-wrong-rules',
  kingdoms: 'board-wrong-kingdoms',
  line: 'board-wrong-line',
  turn: 'board-wrong-turn',
  actor: 'board-wrong-actor',
  dominoes: 'board-wrong-dominoes',
  result: 'board-wrong-result',
};

/** Where the text is wrong, and why. */
export function notationText({ problem, line, column, found }: NotationError): string {
  if (!found.trim()) return t('board-wrong-end', { line });
  return `${t('board-wrong-at', { line, column, found })} ${t(PROBLEMS[problem])}`;
}
