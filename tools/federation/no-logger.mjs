// Stands in for the logger of the federation runtime, which has a debug mode: the runtime itself only warns and reports
// errors, and browsers add the stack trace.

/** Writes to the console, each line after the prefix. */
export function createLogger(prefix) {
  return {
    warn: (...args) => console.warn(prefix, ...args),
    error: (...args) => console.error(prefix, ...args),
  };
}

function refuse() {
  throw new Error('No compiler logs through the federation runtime of a page');
}

export { refuse as bindLoggerToCompiler, createLogger as createInfrastructureLogger };
export const infrastructureLogger = undefined;
export const logger = undefined;
