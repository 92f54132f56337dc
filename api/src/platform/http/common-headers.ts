import type { ServerConfig } from '../config/config';

/** The headers of every answer, besides the id of its request. */
export function commonHeaders({ publicUrl }: ServerConfig): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

export const REQUEST_ID = 'x-request-id';

/** The request headers that an answer of the API depends on (CSRF-5). */
export const API_HEADERS = { Vary: 'Origin, Sec-Fetch-Site' } as const;
