import { ProblemError } from '$lib/api/client';
import { VersionError } from '$lib/host/tableHost';
import { t } from './texts.svelte';

/** The message of a failed request, for the player. */
export function errorText(error: unknown): string {
  if (error instanceof ProblemError) return error.message;
  return t(error instanceof VersionError ? 'version-skew' : 'server-away');
}
