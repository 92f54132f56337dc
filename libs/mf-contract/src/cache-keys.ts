/**
 * The keys under which several projects keep answers in the one query cache of the page. Remotes are deployed apart, so
 * a key is a promise as a payload is: the owner neither renames it nor keeps another answer under it while a release
 * that reads it may still be open in a browser. Keys of one project only are in its own `query-keys.ts`.
 *
 * A key is `[owner, entity, params]`; without params it is the prefix of all of its kind.
 */
type Params = [object?];
type Id = [{ id: string }?];

/** `GET /api/scan/{alias}`, where the last part is the normalised alias. Owner: mfe-scan. */
export type ScanPageKey = [...typeof scanPagesKey, alias: string];
export const scanPagesKey = ['scan', 'code'] as const;

/** The texts of a scan page that its owner left empty, with the language as the last part. Owner: libs/template-editor. */
export const templateDefaultsKey = ['template-defaults'] as const;

/** `GET /api/profile`. Owner: mfe-dashboard. */
export const profileKey = ['dashboard', 'profile'] as const;

/** All that shows or counts messages. Owner: mfe-dashboard. */
export const inboxKeys = {
  /** The number of unread messages, of `GET /api/messages`. */
  unread: () => ['dashboard', 'unread'] as const,
  /** `GET /api/messages`. */
  messages: (...params: Params) => ['dashboard', 'messages', ...params] as const,
  /** `GET /api/messages/{id}`. */
  message: (...params: Id) => ['dashboard', 'message', ...params] as const,
  /** `GET /api/my-codes`. */
  myCodes: (...params: Params) => ['dashboard', 'my-codes', ...params] as const,
  /** `GET /api/my-codes/{id}`. */
  myCode: (...params: Id) => ['dashboard', 'my-code', ...params] as const,
};

/** Owner: mfe-admin; the shell reads them for the project that is worked in. */
export const projectKeys = {
  /** `GET /api/projects`. */
  projects: (...params: Params) => ['admin', 'projects', ...params] as const,
  /** `GET /api/projects/{id}`. */
  project: (...params: Id) => ['admin', 'project', ...params] as const,
};
