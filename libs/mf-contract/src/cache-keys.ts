/**
 * The keys of the page's one query cache that several projects use. Remotes are deployed separately, so a key is a
 * promise like a payload: the owner neither renames it nor keeps a different answer under it while a browser may still
 * run a release that reads it. A key that only one project uses is in the `<entity>.queries.ts` of that project.
 *
 * A key is `[owner, entity, params]`. Without params it is the prefix of all keys of that entity.
 */
type Params = [object?];
type Id = [{ id: string }?];

/** `GET /api/scan/{alias}`. The last part is the normalised alias. Owner: mfe-scan. */
export type ScanPageKey = [...typeof scanPagesKey, alias: string];
export const scanPagesKey = ['scan', 'code'] as const;

/**
 * Default texts for the fields of a scan page that its owner left empty. The last part is the language. Owner:
 * libs/template-editor.
 */
export const templateDefaultsKey = ['template-defaults'] as const;

/** `GET /api/profile`. Owner: mfe-dashboard. */
export const profileKey = ['dashboard', 'profile'] as const;

/** Everything that shows or counts messages. Owner: mfe-dashboard. */
export const inboxKeys = {
  /** `GET /api/home`. */
  home: () => ['dashboard', 'home'] as const,
  /** `GET /api/next-steps`. */
  nextSteps: () => ['dashboard', 'next-steps'] as const,
  /** The number of unread messages, from `GET /api/messages`. */
  unread: () => ['dashboard', 'unread'] as const,
  /** `GET /api/messages`. */
  messages: (...params: Params) => ['dashboard', 'messages', ...params] as const,
  /** `GET /api/messages/{id}`. */
  message: (...params: Id) => ['dashboard', 'message', ...params] as const,
  /** `GET /api/conversations/{id}`, whole. */
  conversation: (...params: Id) => ['dashboard', 'conversation', ...params] as const,
  /** `GET /api/my-codes`. */
  myCodes: (...params: Params) => ['dashboard', 'my-codes', ...params] as const,
  /** `GET /api/my-codes/{id}`. */
  myCode: (...params: Id) => ['dashboard', 'my-code', ...params] as const,
};

/** Owner: mfe-admin. The shell reads the first one for its menu. */
export const reportKeys = {
  /** The number of open reports, from `GET /api/reports`. */
  open: () => ['admin', 'open-reports'] as const,
  /** `GET /api/reports`. */
  reports: (...params: Params) => ['admin', 'reports', ...params] as const,
};

/** Owner: mfe-admin. The shell reads them for the project that the administrator has chosen. */
export const projectKeys = {
  /** `GET /api/projects`. */
  projects: (...params: Params) => ['admin', 'projects', ...params] as const,
  /** `GET /api/projects/{id}`. */
  project: (...params: Id) => ['admin', 'project', ...params] as const,
};
