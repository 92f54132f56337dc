import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p99: number;
  answered: number;
  failed: number;
}

const CONNECTIONS = 50;

/** How long to load, with random aliases; or each alias once. */
export type Extent = { seconds: number } | { each: true };

export const ANSWER = '/api/scan/';
export const DOCUMENT = '/scan/';

/** Loads `GET /api/scan/<alias>`, or what else is named, with 50 connections. */
export async function scanLoad(
  origin: string,
  aliases: string[],
  extent: Extent,
  path: string = ANSWER,
): Promise<Load> {
  let next = 0;
  const pick = () =>
    'each' in extent ? next++ % aliases.length : Math.floor(Math.random() * aliases.length);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    ...('each' in extent ? { amount: aliases.length } : { duration: extent.seconds }),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: path + aliases[pick()],
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
