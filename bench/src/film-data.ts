import { join } from 'node:path';
import Database from 'libsql';
import { activateFirstCode } from './activate-code';
import { signInAdministrator } from './administrator';

const CODES = 40;
const PROJECTS = 30;

/** The session cookies of an owner of 40 codes and of the administrator, who has 30 projects. */
export async function fillLists(
  origin: string,
  dataDir: string,
): Promise<{ owner: string; administrator: string }> {
  const { alias, cookie: owner } = await activateFirstCode(origin, dataDir);
  const { post, cookie: administrator } = await signInAdministrator(origin, dataDir);
  let last = '';
  for (let number = 1; number <= PROJECTS; number += 1)
    last = ((await (await post('/projects', { name: `Order ${number}` })).json()) as { id: string }).id;
  await post(`/projects/${last}/items`, { count: CODES - 1 });
  // More than an account may activate.
  const database = new Database(join(dataDir, 'ringtag.sqlite'), { timeout: 5000 });
  database
    .prepare(
      `UPDATE items SET activated = 1, ownerId = (SELECT ownerId FROM items WHERE alias = ?) WHERE projectId = ?`,
    )
    .run(alias, last);
  database.close();
  return { owner, administrator };
}
