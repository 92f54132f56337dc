import { setTimeout as wait } from 'node:timers/promises';
import type { Administrator } from '../parts/release';
import { type Site, Visitor } from './visitor';

/** The most that one request creates. */
const BATCH = 10_000;

interface Place {
  site: Site;
  admin: Administrator;
}

/** Creates free codes as an administrator does, by requests to the site, and answers their aliases. */
export async function createCodes({ site, admin }: Place, count: number): Promise<string[]> {
  const visitor = new Visitor(site, () => undefined);
  const post = async (path: string, body: object) => {
    const answer = await visitor.send('POST', path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  // HAProxy has not asked all replicas yet.
  while ((await visitor.send('GET', '/')).status >= 500) await wait(100);
  await post('/api/auth/sign-in', admin);
  const { id } = await post('/api/projects', { name: 'Keys', activatable: true });
  const aliases: string[] = [];
  while (aliases.length < count) {
    const batch = { count: Math.min(BATCH, count - aliases.length) };
    const { items } = await post(`/api/projects/${id as string}/items`, batch);
    aliases.push(...(items as { alias: string }[]).map(({ alias }) => alias));
  }
  visitor.leave();
  return aliases;
}
