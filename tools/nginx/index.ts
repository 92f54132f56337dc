import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isListening } from '../provision/is-listening';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';

export { HOST, type NginxPlaces, renderExample } from './example';

export interface NginxOptions {
  /** What goes into the http block, with `port` and files of `dir` in it. */
  config: (dir: string) => string;
  /** Where it says that it listens once it does. */
  port: number;
}

const provideNginx = () => provideProgram({ title: 'nginx', names: ['nginx'], debianPackage: 'nginx' });

/** A real nginx. */
export class Nginx extends SystemProcess {
  readonly args = ['-p', this.dir, '-c', join(this.dir, 'nginx.conf')];

  constructor() {
    super({ title: 'nginx', program: provideNginx() });
  }

  /** Its workers would go on without it, and keep its port. */
  protected override get lastSignal(): NodeJS.Signals {
    return 'SIGTERM';
  }

  /** What `nginx -t` warns of in its configuration. */
  findWarnings(): string[] {
    const { stderr } = spawnSync(provideNginx(), ['-t', ...this.args], { encoding: 'utf8' });
    return stderr.split('\n').filter((line) => line.includes('[warn]'));
  }
}

/** @throws Error with what nginx complains of. */
export async function startNginx({ config, port }: NginxOptions): Promise<Nginx> {
  const nginx = new Nginx();
  mkdirSync(join(nginx.dir, 'temporary'));
  writeFileSync(join(nginx.dir, 'nginx.conf'), toMain(nginx.dir, config(nginx.dir)));
  await nginx.launch(nginx.args, () => isListening(port));
  return nginx;
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
