/** A code or the name of a class. Everything else could be text that somebody sent. */
const NAME = /^\w{1,40}$/;

/**
 * What kind of error it is: the code of the catalogue, of a database, of a mail server or of Node, else the name of its
 * class. Never its message, which may quote an address.
 */
export function nameError(error: unknown): string {
  const { errorCode, driverError, code, name } = (error ?? {}) as {
    errorCode?: unknown;
    driverError?: { code?: unknown } | null;
    code?: unknown;
    name?: unknown;
  };
  const names = [errorCode, driverError?.code, code, name];
  return names.find((it): it is string => typeof it === 'string' && NAME.test(it)) ?? 'Error';
}
