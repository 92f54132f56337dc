/**
 * The only query key of this library. No other key may start with `session`, because a sign-out removes all queries
 * that do not.
 */
export const userKey = ['session', 'user'] as const;
