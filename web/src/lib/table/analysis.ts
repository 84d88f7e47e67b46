/** Whether turns and matches can be analysed: on a server that can, or in this browser. */
import { isLocal } from '$lib/host/local/localId';
import { choices } from '$lib/ui/settings/choices.svelte';

/** Whether the table gives hints and grades, and its match can be reviewed. */
export const hasAnalysis = (table: string): boolean => isLocal(table) || choices.current.analysis;
