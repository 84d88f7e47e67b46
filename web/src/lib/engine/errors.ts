/** Why the engine is not there. */
export class EngineError extends Error {
  constructor(
    /** This browser has no WebAssembly; or the file could not be fetched. */
    readonly reason: 'unsupported' | 'unreachable',
  ) {
    super(`the engine is ${reason}`);
  }
}
