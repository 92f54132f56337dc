import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give the ports from 32,768 on to connections, which could take one before the caller listens on it. */
const FIRST = 20_000;
const BEHIND_LAST = 32_768;

/** The ports that were given out. A caller may start to listen on its port much later. */
const given = new Set<number>();

/**
 * A TCP port of 127.0.0.1 that nothing listens on at this moment, that no connection takes by chance, and that nobody
 * else in this process was given.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, BEHIND_LAST);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
