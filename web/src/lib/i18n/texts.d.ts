/** The messages of a language that every page uses, in Fluent syntax. */
declare module 'texts:loaders' {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
