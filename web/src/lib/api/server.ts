/** Whether this site has a server behind it; the static site has none. */
export const HAS_SERVER: boolean = import.meta.env.MODE !== 'site';
