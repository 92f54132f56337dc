import { type ErrorCode, ERRORS, type FieldError } from '@ringtag/contracts';

/** Data that travels with an error, beside its code and message. */
export type ErrorData = Record<string, string | number | boolean | null | readonly string[]>;

/** A refusal with a code of the catalogue; the filter turns it into the answer. */
export class DomainError extends Error {
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly data: ErrorData = {},
  ) {
    super(ERRORS[code].message);
    this.retryAfterSeconds = typeof data['retryAfter'] === 'number' ? data['retryAfter'] : undefined;
  }
}

/** The refusal of what cannot be done now, and may be in a moment. */
export function unavailable(): DomainError {
  return new DomainError('unavailable', { retryAfter: 2 });
}

/** Fields that do not fit, each with the rule that it broke. */
export class ValidationError extends DomainError {
  constructor(readonly fields: FieldError[]) {
    super('validation_failed');
  }
}
