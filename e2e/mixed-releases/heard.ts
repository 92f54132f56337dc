import { ask, type Person } from '../support/codes';
import type { Server } from '../support/server';

export const METRICS_TOKEN = 'a token for the metrics';

/** What an operator can learn of the failures of a remote. */
interface Heard {
  /** Of `ringtag_remote_failures_total`, by part. */
  metric: Record<string, number>;
  /** On the System page. */
  system: number;
  /** Of the log, with warnings and errors alone. */
  log: string[];
}

/** Notes what there is, and answers what came since. */
export async function listenFor(
  remote: string,
  server: Server,
  admin: Person,
): Promise<() => Promise<Heard>> {
  const read = async (): Promise<Heard> => ({
    metric: await readMetric(server, remote),
    system: await readSystem(admin, remote),
    log: readLog(server),
  });
  const before = await read();
  return async () => {
    const now = await read();
    const more = Object.entries(now.metric).map(
      ([part, n]) => [part, n - (before.metric[part] ?? 0)] as const,
    );
    return {
      metric: Object.fromEntries(more.filter(([, n]) => n > 0)),
      system: now.system - before.system,
      log: now.log.slice(before.log.length),
    };
  };
}

async function readMetric(server: Server, remote: string): Promise<Record<string, number>> {
  const authorization = `Bearer ${METRICS_TOKEN}`;
  const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text();
  const found = text.matchAll(/^ringtag_remote_failures_total\{remote="([\w-]+)",part="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries(
    [...found].flatMap(([, name, part, count]) => (name === remote ? [[part, Number(count)]] : [])),
  );
}

async function readSystem(admin: Person, remote: string): Promise<number> {
  const { remotes } = await ask<{ remotes: { name: string; failures: number }[] }>(
    admin.api,
    'GET',
    '/api/system',
  );
  return remotes.find(({ name }) => name === remote)!.failures;
}

const WARNING = 40;

function readLog(server: Server): string[] {
  return server
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { level: number; msg: string }] : []))
    .flatMap(({ level, msg }) => (level >= WARNING ? [msg] : []));
}
