/** The one query key of this library. Nothing else starts with `session`: all that does not is forgotten at a sign-out. */
export const userKey = ['session', 'user'] as const;
