/** The typed client of the API, its transport and its errors. */

export { ApiError } from './api-error';
export { api, unwrap } from './client';
export type { components } from './schema';
export { setSessionHooks } from './transport';
