// Replaces the logger of the federation runtime, which brings a debug mode that nobody uses. The runtime only logs
// warnings and errors, and browsers add the stack trace.

/** Logs to the console. Each line begins with the prefix. */
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
