import { join } from 'node:path';
import Database from 'libsql';
import { v7 } from 'uuid';
import { signInAdministrator } from './administrator';
import type { Api } from './api';

const BATCH = 10_000;
/** People who hold codes: every second one of them with a photo. */
const OWNERS = 100;

const CARD = {
  jobTitle: 'Gardener',
  company: 'Lee & Sons',
  email: 'ann@example.com',
  phone: '+49 170 1234567',
  website: 'ann.example',
  city: 'Hamburg',
  instagram: '@ann.lee',
};

/** Makes the codes as an administrator does: in batches through the API. */
export async function createCodes(api: Api, count: number): Promise<string[]> {
  const administrator = await signInAdministrator(api);
  const post = async (path: string, body: object) =>
    (await (await administrator(path, body)).json()) as { id: string; items: { alias: string }[] };
  const project = await post('/projects', { name: 'Bench' });
  const aliases: string[] = [];
  while (aliases.length < count) {
    const { items } = await post(`/projects/${project.id}/items`, { count: BATCH });
    aliases.push(...items.map(({ alias }) => alias));
  }
  return aliases;
}

/** People with full cards hold the codes; straight into the database, before anybody has scanned them. */
export function giveOwners(dataDir: string, aliases: string[]): void {
  const database = new Database(join(dataDir, 'ringtag.sqlite'), { timeout: 5000 });
  database.exec('BEGIN');
  const owners = Array.from({ length: OWNERS }, (_, index) => addOwner(database, index));
  const give = database.prepare('UPDATE items SET ownerId = ? WHERE alias = ?');
  aliases.forEach((alias, index) => give.run(owners[index % OWNERS], alias));
  database.exec('COMMIT');
  database.close();
}

function addOwner(database: Database.Database, index: number): string {
  const [id, now] = [v7(), new Date().toISOString().replace('T', ' ').replace('Z', '')];
  const email = `ann.${index}@example.com`;
  database
    .prepare(
      `INSERT INTO users (id, name, email, emailAsTyped, role, isEmailVerified, locale, activeCodes, createdAt, updatedAt)
       VALUES (?, ?, ?, ?, 'role-user', 1, 'en', 0, ?, ?)`,
    )
    .run(id, `Ann Lee ${index}`, email, email, now, now);
  const field = database.prepare(
    "INSERT INTO profile_fields (userId, key, value, visibility) VALUES (?, ?, ?, 'public')",
  );
  for (const [key, value] of Object.entries(CARD)) field.run(id, key, value);
  // Nobody asks for the picture itself.
  if (index % 2)
    database
      .prepare("INSERT INTO profile_photos (userId, sha256, bytes, updatedAt) VALUES (?, ?, '', ?)")
      .run(id, id.replaceAll('-', '').repeat(2), now);
  return id;
}

export function recordedScans(dataDir: string): number {
  const database = new Database(join(dataDir, 'ringtag.sqlite'), { readonly: true });
  const row = database.prepare('SELECT SUM(`count`) AS sum FROM scan_counts').get() as { sum: number };
  database.close();
  return row.sum;
}
