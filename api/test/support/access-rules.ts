/** Who asks: nobody, the owner of the objects in the path, another user, an administrator. */
export const PEOPLE = ['anonymous', 'owner', 'other', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

/** An id that nothing has. */
export const NOBODY = '01930000-0000-7000-8000-000000000000';

/** The status for each of them, and what is sent. */
export interface Rule {
  /** In the order of PEOPLE. */
  expected: [number, number, number, number];
  body?: object;
  /** Sent as a form, instead of a body. */
  form?: Record<string, string>;
}

export const everybody = (status: number, body?: object): Rule => ({
  expected: [status, status, status, status],
  ...(body ? { body } : {}),
});
export const signedIn = (status: number, body?: object): Rule => ({
  expected: [401, status, status, status],
  ...(body ? { body } : {}),
});
export const owner = (status: number, body?: object): Rule => ({
  expected: [401, status, 404, 404],
  ...(body ? { body } : {}),
});
export const admin = (status: number, body?: object): Rule => ({
  expected: [401, 403, 403, status],
  ...(body ? { body } : {}),
});
