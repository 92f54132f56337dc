import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';
import { readImageSettings } from './dockerfile';

export { readImageSettings };

/** The user of the image, `node`. */
const USER = { uid: 1000, gid: 1000 };
/** Root becomes that user. Anybody else can become nobody, and need not. */
const user = () => (process.getuid?.() === 0 ? USER : undefined);

export interface ContainerOptions {
  /** What `assembleImage` has filled; everybody may read it. */
  image: string;
  /** Settings beside those of deploy/Dockerfile. */
  env: Record<string, string>;
  /** The program that is to run it: ours by default. */
  node?: string;
}

/**
 * The image without an engine: a process that sees its files, /tmp, /data and the libraries of this system, and nothing
 * else. Everything but /tmp and /data is read-only. It has the user of the image, no capability and no way to get one, and
 * is process 1, as with `read_only` and `cap_drop` of deploy/compose.yaml. It shares the network with us. Bubblewrap
 * makes the name spaces.
 */
export class Container {
  readonly settings = readImageSettings();

  private readonly program = provideBubblewrap();
  private readonly process = new SystemProcess({
    title: 'The image',
    program: this.program,
    env: () => this.env(),
    user: user(),
  });

  /** @throws Error with one line that says what to install. */
  constructor(private readonly options: ContainerOptions) {
    chmodSync(this.dir, 0o755);
    for (const name of ['tmp', 'data']) {
      mkdirSync(join(this.dir, name));
      if (process.getuid?.() === 0) chownSync(join(this.dir, name), USER.uid, USER.gid);
    }
  }

  /** Holds `tmp` and `data`, the only folders that it may write to. */
  get dir(): string {
    return this.process.dir;
  }

  /** Starts the command of the image, and waits until its health check passes. */
  start(): Promise<void> {
    const { command, healthCheck } = this.settings;
    return this.process.launch(this.confine(command), () =>
      this.run(healthCheck).then(
        () => true,
        () => false,
      ),
    );
  }

  /** Runs another command beside it. Answers what it prints. @throws Error with its output if it fails */
  async run(command: string[]): Promise<string> {
    const options = { env: this.env(), ...user() };
    const { stdout } = await promisify(execFile)(this.program, this.confine(command), options);
    return stdout;
  }

  /** Process id outside. Inside it is 1. */
  get pid(): number {
    const { pid } = this.process;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
  }

  /** What it logged so far. */
  get output(): string {
    return this.process.output;
  }

  /** Ends it as an engine does. Answers its exit code. */
  async end(): Promise<number | null> {
    // Bubblewrap hands no signal on. It ends when its child does, with its code.
    if (this.process.isRunning) process.kill(this.pid, 'SIGTERM');
    return this.process.waitForEnd();
  }

  /** Ends it and removes its folders. */
  async stop(): Promise<void> {
    await this.end();
    await this.process.stop();
  }

  private env(): Record<string, string> {
    return { PATH: '/node/bin', ...this.settings.env, ...this.options.env };
  }

  private confine([name, ...args]: string[]): string[] {
    const { image, node = process.execPath } = this.options;
    return [
      ...[
        '--unshare-user',
        '--unshare-pid',
        '--unshare-ipc',
        '--unshare-uts',
        '--as-pid-1',
        '--die-with-parent',
      ],
      ...['--cap-drop', 'ALL', '--new-session'],
      ...['--ro-bind', '/usr', '/usr', '--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
      ...['--proc', '/proc', '--dev', '/dev'],
      ...['--ro-bind', node, '/node/bin/node', '--ro-bind', image, '/app'],
      ...['--bind', join(this.dir, 'tmp'), '/tmp', '--bind', join(this.dir, 'data'), '/data'],
      ...['--remount-ro', '/', '--chdir', '/app', '--', `/node/bin/${name}`, ...args],
    ];
  }
}

/**
 * Full path of Bubblewrap; installs Debian's package where that is allowed.
 * @throws Error with one line that says what to install, or that the system lets nobody make name spaces.
 */
export function provideBubblewrap(): string {
  const program = provideProgram({ title: 'Bubblewrap', names: ['bwrap'], debianPackage: 'bubblewrap' });
  const tried = spawnSync(program, ['--unshare-user', '--ro-bind', '/', '/', 'true'], {
    encoding: 'utf8',
    ...user(),
  });
  if (tried.status !== 0) throw new Error(`Bubblewrap can make no name spaces here: ${tried.stderr.trim()}`);
  return program;
}
