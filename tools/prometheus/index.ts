import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpWithProcess } from '../provision/clean-up';
import { freePort } from '../provision/free-port';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';

interface Options {
  /** The text of prometheus.yml; its files are beside it. */
  config: string;
  /** Further files by their names. */
  files: Record<string, string>;
}

/** An alert that is pending or firing. */
export interface ActiveAlert {
  state: 'pending' | 'firing';
  labels: Record<string, string>;
  annotations: Record<string, string>;
}

/** A Prometheus of our own on 127.0.0.1, which keeps nothing when it ends. */
export interface Prometheus {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  listAlerts(): Promise<ActiveAlert[]>;
  /** The values that a query has now, without their labels. */
  query(expr: string): Promise<number[]>;
  stop(): Promise<void>;
}

/** @throws Error with one line when Prometheus is missing or does not start. */
export async function startPrometheus({ config, files }: Options): Promise<Prometheus> {
  const program = provide('prometheus');
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-prometheus-'));
  for (const [name, text] of Object.entries({ ...files, 'prometheus.yml': config }))
    writeFileSync(join(dir, name), text);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = new SystemProcess({ title: 'Prometheus', program, log: join(dir, 'server.log') });
  const destroy = () => {
    server.signal('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  const forget = cleanUpWithProcess(destroy);
  const stop = async () => {
    forget();
    await server.halt();
    destroy();
  };
  const ask = async <T>(path: string): Promise<T> => {
    const answer = (await (await fetch(url + path)).json()) as { data: T };
    return answer.data;
  };
  try {
    await server.start(
      [
        `--config.file=${join(dir, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(dir, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      () =>
        fetch(`${url}/-/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    listAlerts: async () => (await ask<{ alerts: ActiveAlert[] }>('/api/v1/alerts')).alerts,
    query: async (expr) => {
      const path = `/api/v1/query?query=${encodeURIComponent(expr)}`;
      const { result } = await ask<{ result: { value: [number, string] }[] }>(path);
      return result.map(({ value }) => Number(value[1]));
    },
    stop,
  };
}

/**
 * Full path of the program that checks rules.
 * @throws Error with one line that says what to install.
 */
export function providePromtool(): string {
  return provide('promtool');
}

function provide(program: 'prometheus' | 'promtool'): string {
  return provideProgram({ title: 'Prometheus', names: [program], debianPackage: 'prometheus' });
}
