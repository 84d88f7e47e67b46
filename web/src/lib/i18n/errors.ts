import { ProblemError } from '$lib/api/client';
import { EngineError } from '$lib/engine/errors';
import { LocalTableError } from '$lib/host/local/localError';
import { VersionError } from '$lib/host/tableHost';
import { t } from './texts.svelte';

/** The message of a failed request, for the player. */
export function errorText(error: unknown): string {
  if (error instanceof ProblemError) return error.message;
  if (error instanceof EngineError && error.reason === 'unsupported') return t('no-engine');
  if (error instanceof LocalTableError) return t(`local-${error.reason}`);
  return t(error instanceof VersionError ? 'version-skew' : 'server-away');
}
