export const TIMEOUT_MS = 20_000;

/** Fetches what may have changed since the last visit, unless `cache` says else. Rejects when it cannot be read. */
export async function fetchJson(url: string, cache: RequestCache = 'no-cache'): Promise<unknown> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
