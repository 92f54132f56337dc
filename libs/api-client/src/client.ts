import createClient from 'openapi-fetch';
import { errorOfThrown } from './api-error';
import type { paths } from './schema';
import { apiFetch } from './transport';

/** The typed client: `api.GET('/api/my-codes', { params: { query } })`. Failures are thrown as ApiError. */
export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  credentials: 'same-origin',
  fetch: apiFetch,
});

type DataOf<Result> = Result extends { data: infer Data; error?: never } ? Data : never;

/** The answer's body: `queryFn: ({ signal }) => unwrap(api.GET('/api/my-codes', { signal }))`. */
export async function unwrap<Result extends { data?: unknown }>(
  call: Promise<Result>,
): Promise<DataOf<Result>> {
  try {
    return (await call).data as DataOf<Result>;
  } catch (thrown) {
    throw errorOfThrown(thrown);
  }
}
