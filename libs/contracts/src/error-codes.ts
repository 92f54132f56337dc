/**
 * Every error the API can answer: its code, HTTP status and English message.
 * Clients react to some statuses: 401 signs out, and 403 opens the session-expiry modal (except for the two messages
 * about roles). So the API answers 404 for what belongs to another account, 409 or 429 for limits, and 400 for wrong
 * codes.
 */
export const ERRORS = {
  validation_failed: { status: 400, message: 'Some fields are invalid' },
  malformed_request: { status: 400, message: 'The request couldn’t be read' },
  invalid_code: { status: 400, message: 'Invalid or expired code' },
  claim_secret_refused: { status: 400, message: 'Check the 4 characters that came with this code' },
  invalid_link: { status: 400, message: 'Invalid or expired activation link' },
  link_expired: { status: 400, message: 'Activation link expired. Please request a new one' },
  name_required: { status: 400, message: 'Please add your name to your profile before activating' },
  proof_required: { status: 400, message: 'Enter a code to confirm it’s you' },
  form_expired: {
    status: 400,
    message: 'This form has expired. Reload the page and try again',
  },
  form_too_new: { status: 400, message: 'This form was sent too quickly. Send it again' },
  design_refused: { status: 400, message: 'Phones may not be able to scan this code' },
  file_refused: { status: 400, message: 'Couldn’t read this file' },
  unauthenticated: { status: 401, message: 'Sign in to continue' },
  invalid_credentials: { status: 401, message: 'Invalid credentials' },
  admin_required: { status: 403, message: 'Admin access required' },
  user_required: { status: 403, message: 'Valid user role required' },
  session_idle: { status: 403, message: 'Your session has expired because of inactivity' },
  cross_origin: { status: 403, message: 'This request didn’t come from this site' },
  not_found: { status: 404, message: 'Not found' },
  code_not_found: { status: 404, message: 'QR code not found' },
  method_not_allowed: { status: 405, message: 'This method isn’t allowed here' },
  photos_full: { status: 409, message: 'There’s no room for more photos' },
  account_blocked: { status: 409, message: 'This account is blocked. Contact support' },
  already_activated: { status: 409, message: 'QR code already activated' },
  code_disabled: { status: 409, message: 'QR code is disabled' },
  not_activatable: { status: 409, message: 'This QR code cannot be activated' },
  not_activated: { status: 409, message: 'This QR code isn’t activated yet' },
  own_code: { status: 409, message: 'This is your own code. You can unactivate it yourself' },
  own_address: { status: 409, message: 'This is your own email address' },
  email_bounces: { status: 409, message: 'Emails to this address come back. Check the address' },
  already_offered: { status: 409, message: 'You’re already giving this QR code to someone' },
  code_paused: { status: 409, message: 'This QR code is paused. Its owner has to resume it first' },
  code_lost: { status: 409, message: 'This QR code is lost. Its owner has to get it back first' },
  unactivation_requested: { status: 409, message: 'You’ve already sent the owner an unactivation request' },
  activation_limit_reached: { status: 409, message: 'You have reached the activation limit!' },
  digital_codes_off: { status: 409, message: 'Digital codes aren’t available here' },
  code_entry_closed: {
    status: 409,
    message: 'Too many wrong codes for this email address. Use the link in our email instead',
  },
  codes_activated: {
    status: 409,
    message: 'Activated codes can’t be deleted',
  },
  alias_taken: { status: 409, message: 'This alias is already taken' },
  outdated: { status: 409, message: 'This has changed since you opened it. Reload the page' },
  share_taken: { status: 409, message: 'Another release is shown to a share. Decide about that one first' },
  release_needed: { status: 409, message: 'No other release could be shown instead' },
  email_taken: { status: 409, message: 'This email address is already in use' },
  mail_not_failed: { status: 409, message: 'This email was already retried or removed' },
  last_administrator: { status: 409, message: 'This is the only administrator account' },
  timeout: { status: 408, message: 'Request timed out' },
  payload_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'Only JSON is accepted' },
  codes_guarded: {
    status: 429,
    message: 'Your network requested too many codes that don’t exist. Open the code’s page in a browser',
  },
  too_many_requests: { status: 429, message: 'Too many requests. Wait a moment and try again' },
  internal_error: { status: 500, message: 'Server error, please try again later.' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable. Please try again later' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** One failed field of a `validation_failed` answer. `code` is the rule's name, such as `isEmail`. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** The body of every error answer. `error` repeats the message, or lists the failed fields. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string | FieldError[];
  requestId: string;
}
