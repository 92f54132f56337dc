import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isListening } from '../provision/is-listening';
import { provideProgram } from '../provision/system-program';

export { HOST, type NginxPlaces, renderExample } from './example';

const START_DEADLINE = 30_000;

export interface NginxOptions {
  /** What goes into the http block, with `port` and files of `dir` in it. */
  config: (dir: string) => string;
  /** Where it says that it listens once it does. */
  port: number;
}

/** A real nginx in a directory that goes away with it. */
export interface Nginx {
  /** What `nginx -t` warns of in its configuration. */
  findWarnings(): string[];
  readonly dir: string;
  /** A file that it writes, as far as it is written; empty when there is none. */
  read(file: string): string;
  stop(): Promise<void>;
}

/** @throws Error with what nginx complains of. */
export async function startNginx({ config, port }: NginxOptions): Promise<Nginx> {
  const program = provideProgram({ title: 'nginx', names: ['nginx'], debianPackage: 'nginx' });
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-nginx-'));
  mkdirSync(join(dir, 'temporary'));
  writeFileSync(join(dir, 'nginx.conf'), toMain(dir, config(dir)));
  const log = openSync(join(dir, 'output.log'), 'a');
  const child = spawn(program, ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: ['ignore', log, log] });
  closeSync(log);
  const ended = once(child, 'exit');
  const read = (file: string): string => {
    try {
      return readFileSync(join(dir, file), 'utf8');
    } catch {
      return '';
    }
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  const until = Date.now() + START_DEADLINE;
  while (!(await isListening(port))) {
    if (child.exitCode === null && Date.now() < until) {
      await wait(20);
      continue;
    }
    const words = read('output.log');
    await stop();
    throw new Error(`nginx did not start: ${words}`);
  }
  const findWarnings = (): string[] => {
    const { stderr } = spawnSync(program, ['-t', '-p', dir, '-c', join(dir, 'nginx.conf')], {
      encoding: 'utf8',
    });
    return stderr.split('\n').filter((line) => line.includes('[warn]'));
  };
  return { dir, read, findWarnings, stop };
}

function toMain(dir: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    // As root, workers would become somebody who may not read the directory.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${dir}/nginx.pid;`,
    `error_log ${dir}/main-error.log;`,
    'events {}',
    'http {',
    ...temporary.map((name) => `${name}_temp_path ${dir}/temporary/${name};`),
    http,
    '}',
  ].join('\n');
}
