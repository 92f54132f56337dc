import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../provision/free-port';
import { isAnswering } from '../provision/is-listening';
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
export class Prometheus extends SystemProcess {
  /** @param url `http://127.0.0.1:…` */
  constructor(readonly url: string) {
    super({ title: 'Prometheus', program: provide('prometheus') });
  }

  async listAlerts(): Promise<ActiveAlert[]> {
    return (await this.ask<{ alerts: ActiveAlert[] }>('/api/v1/alerts')).alerts;
  }

  /** The values that a query has now, without their labels. */
  async query(expr: string): Promise<number[]> {
    const path = `/api/v1/query?query=${encodeURIComponent(expr)}`;
    const { result } = await this.ask<{ result: { value: [number, string] }[] }>(path);
    return result.map(({ value }) => Number(value[1]));
  }

  private async ask<T>(path: string): Promise<T> {
    const answer = (await (await fetch(this.url + path)).json()) as { data: T };
    return answer.data;
  }
}

/** @throws Error with one line when Prometheus is missing or does not start. */
export async function startPrometheus({ config, files }: Options): Promise<Prometheus> {
  const address = `127.0.0.1:${await freePort()}`;
  const prometheus = new Prometheus(`http://${address}`);
  const { dir, url } = prometheus;
  for (const [name, text] of Object.entries({ ...files, 'prometheus.yml': config }))
    writeFileSync(join(dir, name), text);
  const places = [`--config.file=${join(dir, 'prometheus.yml')}`, `--storage.tsdb.path=${join(dir, 'data')}`];
  await prometheus.launch([...places, `--web.listen-address=${address}`], () =>
    isAnswering(`${url}/-/ready`),
  );
  return prometheus;
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
