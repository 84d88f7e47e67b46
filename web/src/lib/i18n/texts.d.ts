/** The messages that every screen uses by language (`common/en`), in Fluent syntax. */
declare module 'texts:loaders' {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}

/** Those of the other groups of files. */
declare module 'texts:later' {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
