import type { ErrorCode, FieldError } from '@ringtag/contracts';

/** Failures that are not errors of the API. The names are keys of the `errors` texts. */
type Failure = 'apiError' | 'timeout' | 'network' | 'unknown';

const UNREADABLE_MESSAGE = 'Server error, please try again later.';
const MESSAGES: Record<Failure, string> = {
  apiError: 'API Error occurred',
  timeout: 'Request timed out',
  network: 'An unknown error occurred',
  unknown: 'An unknown error occurred',
};

interface ApiErrorParts {
  status: number;
  message: string;
  textKey?: ErrorCode | Failure | undefined;
  code?: ErrorCode;
  fieldErrors?: FieldError[];
  data?: Record<string, unknown>;
  retryAfter?: number;
}

/** Every failed call: what the API answered, or why it could not be reached. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** Key in the `errors` texts. If there is no key, or no text under it, people see the message. */
  readonly textKey: ErrorCode | Failure | undefined;
  /** The failed fields of a `validation_failed` answer; empty for all other errors. */
  readonly fieldErrors: readonly FieldError[];
  /** The whole answer, for errors with more fields, such as `currentCount`. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Seconds to wait before another try, from the Retry-After header. */
  readonly retryAfter: number | undefined;
  /** The end of that wait by the clock of this device, in ISO 8601. */
  readonly retryAt: string | undefined;

  constructor({ status, message, textKey, code, fieldErrors = [], data = {}, retryAfter }: ApiErrorParts) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.textKey = textKey;
    this.fieldErrors = fieldErrors;
    this.data = data;
    this.retryAfter = retryAfter;
    this.retryAt = retryAfter ? new Date(Date.now() + retryAfter * 1000).toISOString() : undefined;
  }
}

/** An ApiError for an answer with an error status. Reads the body. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const { status } = response;
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const waiting = Number.isNaN(retryAfter) ? {} : { retryAfter };
  let body: unknown;
  try {
    body = JSON.parse(await response.text());
  } catch {
    return new ApiError({ status, message: UNREADABLE_MESSAGE, textKey: 'internal_error', ...waiting });
  }
  const data = isRecord(body) ? body : {};
  // The code is not checked against the error catalogue, because then every browser would download it. An unknown code
  // has no text.
  const code = typeof data.code === 'string' ? (data.code as ErrorCode) : undefined;
  const message = readMessage(body);
  return new ApiError({
    status,
    message: message ?? MESSAGES.apiError,
    textKey: code ?? (message === undefined ? 'apiError' : undefined),
    fieldErrors: Array.isArray(data.error) ? data.error.filter(isFieldError) : [],
    data,
    ...(code && { code }),
    ...waiting,
  });
}

/** An ApiError for whatever a call threw. A cancelled call stays unchanged. */
export function errorOfThrown(thrown: unknown): unknown {
  if (thrown instanceof ApiError) return thrown;
  const name = (thrown as { name?: unknown } | null | undefined)?.name;
  if (name === 'AbortError') return thrown;
  if (name === 'SyntaxError') {
    return new ApiError({ status: 0, message: UNREADABLE_MESSAGE, textKey: 'internal_error' });
  }
  // fetch reports an unreachable server as a TypeError.
  const textKey = name === 'TimeoutError' ? 'timeout' : name === 'TypeError' ? 'network' : 'unknown';
  return new ApiError({ status: 0, message: MESSAGES[textKey], textKey });
}

/** The extraction rule of specification 8. */
function readMessage(body: unknown): string | undefined {
  const { error, message } = isRecord(body) ? body : {};
  return [body, error, isRecord(error) && error.message, message].find(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}
