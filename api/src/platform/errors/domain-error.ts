import { type ErrorCode, ERRORS, type FieldError } from '@ringtag/contracts';

/** Data of an error besides its code and message. */
export type ErrorData = Record<string, string | number | boolean | null | readonly string[]>;

/** An error with a code of the catalogue. ErrorFilter turns it into the answer. */
export class DomainError extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly errorCode: ErrorCode,
    readonly data: ErrorData = {},
  ) {
    super(ERRORS[errorCode].message);
    this.retryAfterSeconds = typeof data['retryAfter'] === 'number' ? data['retryAfter'] : undefined;
  }

  /** Of the answer. */
  get status(): number {
    return ERRORS[this.errorCode].status;
  }
}

/** The error for what may work again in a moment. */
export function newUnavailableError(): DomainError {
  return new DomainError('unavailable', { retryAfter: 2 });
}

/** Invalid fields, each with the rule that it broke. */
export class ValidationError extends DomainError {
  constructor(readonly fields: FieldError[]) {
    super('validation_failed');
  }
}

/** One invalid field, and the rule that it broke. */
export function newFieldError(field: string, code: string, message: string): ValidationError {
  return new ValidationError([{ field, code, message }]);
}
