import { ERROR_CODES, type ErrorCode, ERRORS } from '@ringtag/contracts';
import type { Handler } from './handlers';

/** Any request may be malformed, or fail because of a fault or too much load. */
const ALWAYS: ErrorCode[] = ['malformed_request', 'internal_error', 'unavailable'];
/** Errors of requests with a body, or from another site, which are refused before the handler runs. */
const CHANGES: ErrorCode[] = ['cross_origin', 'timeout', 'payload_too_large', 'unsupported_media_type'];
/** Answers with Retry-After. */
const WAITING: ErrorCode[] = ['too_many_requests', 'codes_guarded', 'unavailable'];

interface Fields {
  /** Whether fields of a query or of a JSON body are validated. */
  validated: boolean;
  changes: boolean;
}

/** The error codes of an operation: the declared ones, and those that follow from its decorators. */
export function listErrorCodes(
  { access, ids, refusals }: Handler,
  { validated, changes }: Fields,
): ErrorCode[] {
  const codes = new Set([...ALWAYS, ...refusals]);
  const add = (when: boolean, more: ErrorCode[]) => when && more.forEach((code) => codes.add(code));
  add(changes, CHANGES);
  add(validated, ['validation_failed']);
  add(ids.length > 0, ['not_found']);
  if (access?.public === false) {
    add(true, ['unauthenticated', access.authority === 'admin' ? 'admin_required' : 'user_required']);
    add(!access.revive, ['session_idle']);
  }
  return ERROR_CODES.filter((code) => codes.has(code));
}

/** Error answers by status. Each set of codes is described once in `components` and referred to. */
export class ErrorAnswers {
  private readonly responses: Record<string, object> = {};

  build(codes: ErrorCode[]): Record<string, object> {
    const statuses = [...new Set(codes.map(toStatus))];
    return Object.fromEntries(
      statuses.map((status) => {
        const some = codes.filter((code) => toStatus(code) === status);
        const name = some.join('.');
        this.responses[name] ??= response(some);
        return [status, { $ref: `#/components/responses/${name}` }];
      }),
    );
  }

  /** Sorted, so that a new operation does not change the order of the others. */
  get components(): { responses: object; examples: object } {
    const responses = Object.fromEntries(Object.entries(this.responses).sort(([a], [b]) => (a < b ? -1 : 1)));
    const told = new Set(Object.keys(responses).flatMap((name) => name.split('.')));
    const examples = ERROR_CODES.filter((code) => told.has(code)).map((code) => [
      code,
      { summary: ERRORS[code].message, value: example(code) },
    ]);
    return { responses, examples: Object.fromEntries(examples) };
  }
}

const toStatus = (code: ErrorCode): number => ERRORS[code].status;

function response(codes: ErrorCode[]): object {
  const named = (make: (code: ErrorCode) => object) =>
    Object.fromEntries(codes.map((code) => [code, make(code)]));
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('. '),
    ...(codes.some((code) => WAITING.includes(code)) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/ErrorDto' }, { properties: { code: { enum: codes } } }],
        },
        examples: named((code) => ({ $ref: `#/components/examples/${code}` })),
      },
    },
  };
}

function example(code: ErrorCode): object {
  const { message } = ERRORS[code];
  const field = { field: 'email', code: 'isEmail', message: 'Please enter a valid email address' };
  return {
    code,
    message,
    error: code === 'validation_failed' ? [field] : message,
    requestId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    ...(WAITING.includes(code) && { retryAfter: 30 }),
  };
}

const RETRY_AFTER = {
  description: 'Seconds to wait before the next try',
  schema: { type: 'integer', minimum: 1, examples: [30] },
};
