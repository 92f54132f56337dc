/** The states of a scanned alias (specification 2, scan page). */
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

/** Who writes in a conversation: whoever sent the message that opened it, and the owner of the code. */
export const CONVERSATION_SIDES = ['sender', 'owner'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];

/**
 * Why nobody can write in a conversation: the owner gave the code up or blocked the sender, the sender of an old message
 * was never given a link, or the operator erased the sender, who asked for it.
 */
export const CONVERSATION_ENDS = ['given-up', 'blocked', 'no-link', 'erased'] as const;
export type ConversationEnd = (typeof CONVERSATION_ENDS)[number];

/**
 * The views of an inbox, besides the one of all messages that are not archived. `held`: those that wait until their senders
 * have confirmed an email address, or their owner releases them.
 */
export const MESSAGE_VIEWS = ['unread', 'archived', 'held'] as const;
export type MessageView = (typeof MESSAGE_VIEWS)[number];

/** The actions for many messages at once. `release` moves held ones to the inbox. */
export const MESSAGE_ACTIONS = ['read', 'unread', 'archive', 'unarchive', 'release', 'delete'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

/** The outcomes of a request to give a code up. `ended`: the owner gave the code up without answering the request. */
export const UNACTIVATION_REQUEST_STATES = ['open', 'confirmed', 'declined', 'ended'] as const;
export type UnactivationRequestState = (typeof UNACTIVATION_REQUEST_STATES)[number];

/**
 * The sort orders of an owner's codes: by activation, by name (codes without a name last), by latest scan, by unread
 * messages.
 */
export const CODE_SORTS = ['newest', 'oldest', 'name', 'scanned', 'unread'] as const;
export type CodeSort = (typeof CODE_SORTS)[number];

/** The sort orders of projects: by age, by name, by number of codes, by number of codes that have an owner. */
export const PROJECT_SORTS = ['newest', 'oldest', 'name', 'codes', 'activated'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** For how many days scans are counted by day: `shown` in the overview of a code, `max` in one request. */
export const SCAN_DAYS = { shown: 30, max: 90 } as const;

export const NOTIFY_MODES = ['always', 'never'] as const;
export type NotifyMode = (typeof NOTIFY_MODES)[number];

/** What the code step of a sign-in, a sign-up or a new password shows: the code can be entered, has ended, or was used. */
export const CODE_STEP_STATES = ['open', 'ended', 'used'] as const;
export type CodeStepState = (typeof CODE_STEP_STATES)[number];

/**
 * What the code step of an activation shows: the code can be entered, was never used and has ended, or has activated.
 */
export const ACTIVATION_STEP_STATES = ['open', 'ended', 'activated'] as const;
export type ActivationStepState = (typeof ACTIVATION_STEP_STATES)[number];

/**
 * The header with the token of a mailed link, for pages that only look the link up. Addresses are logged and kept, so a
 * token must not be part of one.
 */
export const LINK_TOKEN_HEADER = 'x-link-token';
