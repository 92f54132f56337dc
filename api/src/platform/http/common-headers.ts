import type { ServerConfig } from '../config/config';

/** The headers of every answer, besides the id of its request. */
export function commonHeaders({ publicUrl }: ServerConfig): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

export const REQUEST_ID = 'x-request-id';

/** The headers of answers of the API. Answers that may be kept say so themselves. */
export const API_HEADERS = {
  'Cache-Control': 'no-store',
  /** The request headers that an answer of the API depends on (CSRF-5). */
  Vary: 'Origin, Sec-Fetch-Site',
} as const;
