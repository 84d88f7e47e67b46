/** The host of a table, by its id. */
import { RemoteHost } from './remoteHost';
import type { TableHost } from './tableHost';

export const hostOf = (id: string): TableHost => new RemoteHost(id);
