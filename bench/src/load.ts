import autocannon from 'autocannon';

export interface Load {
  requestsPerSecond: number;
  p99: number;
  answered: number;
  failed: number;
}

const CONNECTIONS = 50;

/** Loads `GET /api/scan/<alias>` with 50 connections, each request for a random alias. */
export async function scanLoad(origin: string, aliases: string[], seconds: number): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: `/api/scan/${aliases[Math.floor(Math.random() * aliases.length)]}`,
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
