import { ApiError } from '@ringtag/api-client';

/** Returns the error that a form shows. When the server sent a list of errors, only the first one (specification 8). */
export function formError(error: unknown): unknown {
  if (!(error instanceof ApiError) || !Array.isArray(error.data.error)) return error;
  const [first] = error.data.error as unknown[];
  const message = typeof first === 'string' ? first : (first as { message?: unknown } | undefined)?.message;
  if (typeof message !== 'string' || message === '') return error;
  const { status, code, fieldErrors, data } = error;
  return new ApiError({ status, message, fieldErrors: [...fieldErrors], data, ...(code && { code }) });
}
