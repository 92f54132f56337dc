import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpWithProcess } from '../provision/clean-up';
import { freePort } from '../provision/free-port';
import { isListening } from '../provision/is-listening';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';

/** A Redis of our own on 127.0.0.1, which keeps nothing when it ends. */
export interface Redis {
  /** `redis://127.0.0.1:…`; the same after a restart. */
  readonly url: string;
  /** SIGKILL, as when the machine loses its power. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  restart(): Promise<void>;
  /** SIGSTOP: connections stay open and nothing answers. */
  pause(): void;
  /** SIGCONT. */
  resume(): void;
  /** Stops it and removes its directory. */
  stop(): Promise<void>;
}

/** @throws Error with one line when Redis is missing or does not start. */
export async function startRedis(): Promise<Redis> {
  const program = provideRedis();
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-redis-'));
  const port = await freePort();
  const server = new SystemProcess({ title: 'Redis', program, log: join(dir, 'server.log') });
  const destroy = () => {
    server.signal('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  const forget = cleanUpWithProcess(destroy);
  const args = [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--dir',
    dir,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const start = () => server.start(args, () => isListening(port));
  const stop = async () => {
    forget();
    await server.halt();
    destroy();
  };
  try {
    await start();
  } catch (error) {
    forget();
    destroy();
    throw error;
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => server.kill(),
    restart: async () => {
      await server.halt();
      await start();
    },
    pause: () => server.signal('SIGSTOP'),
    resume: () => server.signal('SIGCONT'),
    stop,
  };
}

/**
 * Full path of Redis or Valkey; installs Debian's package where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideRedis(): string {
  return provideProgram({
    title: 'Redis',
    names: ['redis-server', 'valkey-server'],
    debianPackage: 'redis-server',
  });
}
