export { ApiError } from './api-error';
export { api, unwrap } from './client';
export type { components } from './schema';
export { setSessionHooks } from './transport';
