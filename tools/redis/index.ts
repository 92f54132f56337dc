import { freePort } from '../provision/free-port';
import { isListening } from '../provision/is-listening';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';

/** A Redis of our own on 127.0.0.1, which keeps nothing when it ends. */
export class Redis extends SystemProcess {
  constructor(private readonly port: number) {
    super({ title: 'Redis', program: provideRedis() });
  }

  /** `redis://127.0.0.1:…`; the same after a restart. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async begin(): Promise<void> {
    const places = ['--bind', '127.0.0.1', '--port', String(this.port), '--dir', this.dir];
    const nothingKept = ['--save', '', '--appendonly', 'no'];
    await this.launch([...places, ...nothingKept], () => isListening(this.port));
  }
}

/** @throws Error with one line when Redis is missing or does not start. */
export async function startRedis(): Promise<Redis> {
  const redis = new Redis(await freePort());
  await redis.begin();
  return redis;
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
