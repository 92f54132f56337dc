import { ApiError } from '@ringtag/api-client';

/** What a form of this remote says of a refusal: of a list of errors the first (specification 8). */
export function formError(error: unknown): unknown {
  if (!(error instanceof ApiError) || !Array.isArray(error.data.error)) return error;
  const [first] = error.data.error as unknown[];
  const message = typeof first === 'string' ? first : (first as { message?: unknown } | undefined)?.message;
  if (typeof message !== 'string' || message === '') return error;
  const { status, code, fieldErrors, data } = error;
  return new ApiError({ status, message, fieldErrors: [...fieldErrors], data, ...(code && { code }) });
}
