export { ApiError } from './api-error';
export { api, unwrap } from './client';
export type { components, paths } from './schema';
export { setSessionHooks, type SessionHooks } from './transport';
