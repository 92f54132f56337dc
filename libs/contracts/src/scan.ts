/** What a scanner meets behind an alias (specification 2, scan page). */
export const SCAN_STATES = ['activatable', 'activated', 'not-activatable', 'inactive', 'disabled'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

export const NOT_ACTIVATABLE_REASONS = [
  'activation_not_enabled',
  'view_only',
  'project_archived',
  'activations_exhausted',
] as const;
export type NotActivatableReason = (typeof NOT_ACTIVATABLE_REASONS)[number];

export const ITEM_STATUSES = ['active', 'inactive', 'disabled'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const MESSAGE_KINDS = ['message', 'feedback'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Parts of an inbox, beside all that is not archived. */
export const MESSAGE_VIEWS = ['unread', 'archived'] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];

/** What can be done to many messages at once. */
export const MESSAGE_ACTIONS = ['read', 'unread', 'archive', 'unarchive', 'delete'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

/** What became of a request to give a code up: `ended` when its owner did so without answering it. */
export const UNACTIVATION_REQUEST_STATES = ['open', 'confirmed', 'declined', 'ended'] as const;
export type UnactivationRequestState = (typeof UNACTIVATION_REQUEST_STATES)[number];

/** Orders of an owner's codes: by activation, by name (unnamed ones last), by latest scan, by unread messages. */
export const CODE_SORTS = ['newest', 'oldest', 'name', 'scanned', 'unread'] as const;
export type CodeSort = (typeof CODE_SORTS)[number];

/** Orders of projects: by age, by name, by number of codes and of those that somebody holds. */
export const PROJECT_SORTS = ['newest', 'oldest', 'name', 'codes', 'activated'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Days that scans are counted by: as many as the overview of a code shows, and as many as can be asked for. */
export const SCAN_DAYS = { shown: 30, max: 90 } as const;

export const NOTIFY_MODES = ['always', 'never'] as const;
export type NotifyMode = (typeof NOTIFY_MODES)[number];

/** What the code step of an activation shows: the code can be entered, has ended unused, or has activated. */
export const ACTIVATION_STEP_STATES = ['open', 'ended', 'activated'] as const;
export type ActivationStepState = (typeof ACTIVATION_STEP_STATES)[number];

/** Carries the token of a mailed link where a page only looks: addresses are logged and kept. */
export const LINK_TOKEN_HEADER = 'x-link-token';
