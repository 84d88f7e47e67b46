/** The host of a table, by its id. */
import { LocalHost } from './local/localHost';
import { isLocal } from './local/localId';
import { RemoteHost } from './remoteHost';
import type { TableHost } from './tableHost';

/** The tables of this browser that were looked at: one that is played goes on while it is. */
const localHosts = new Map<string, LocalHost>();

export function hostOf(id: string): TableHost {
  if (!isLocal(id)) return new RemoteHost(id);
  const host = localHosts.get(id) ?? new LocalHost(id);
  localHosts.set(id, host);
  return host;
}
