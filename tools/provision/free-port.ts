import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems give the ports from 32,768 on to connections, which could take one before the caller listens on it. */
const FIRST = 20_000;
const BEHIND_LAST = 32_768;

/** A TCP port of 127.0.0.1 that nothing listens on at this moment, and that no connection takes by chance. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, BEHIND_LAST);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
