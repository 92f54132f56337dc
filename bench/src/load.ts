import autocannon, { type Client } from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p99: number;
  answered: number;
  failed: number;
}

const CONNECTIONS = 50;

/** How long to load, with one alias after the other again and again; or each alias once. */
export type Extent = { seconds: number } | { each: true };

export const ANSWER = '/api/scan/';
export const DOCUMENT = '/scan/';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/VERSION.0.0.0 Mobile Safari/537.36';
let rounds = 0;

/**
 * Loads `GET /api/scan/<alias>`, or another path, with 50 connections and the headers of phones, which take brotli. Each
 * round over the aliases has another visitor: a second look of the same one within a minute is not counted as a scan.
 */
export async function scanLoad(
  origin: string,
  aliases: string[],
  extent: Extent,
  { path = ANSWER, encoding = 'gzip, deflate, br, zstd' }: { path?: string; encoding?: string } = {},
): Promise<Load> {
  let next = 0;
  const pick = () => {
    if (next % aliases.length === 0) rounds += 1;
    return next++ % aliases.length;
  };
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    setupClient: forgetBodies,
    ...('each' in extent ? { amount: aliases.length } : { duration: extent.seconds }),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: path + aliases[pick()],
          headers: {
            ...request.headers,
            'user-agent': PHONE.replace('VERSION', String(rounds)),
            'accept-encoding': encoding,
          },
        }),
      },
    ],
  });
  return {
    requestsPerSecond: result.requests.average,
    p99: result.latency.p99,
    answered: result['2xx'],
    failed: result.non2xx + result.errors,
  };
}

/**
 * autocannon decodes every body as text, to compare it. For compressed bytes that takes longer than the answer itself:
 * the client would be measured and not the server.
 */
function forgetBodies(client: Client): void {
  const { pipelinedRequests } = client as Client & { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}
