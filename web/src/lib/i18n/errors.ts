import { ProblemError } from '$lib/api/client';
import { t } from './texts.svelte';

/** The message of a failed request, for the player. */
export const errorText = (error: unknown): string =>
  error instanceof ProblemError ? error.message : t('server-away');
