import type { DataSource } from 'typeorm';
import { type Findings, problem, warning } from '../finding';

/** What the server needs, and what migrating needs besides. */
const TO_SERVE = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
const TO_MIGRATE = ['CREATE', 'ALTER', 'DROP', 'INDEX', 'REFERENCES'];

const GRANT = /^GRANT (.+) ON (?:TABLE )?[`"]?(.+?)[`"]?\.\* TO /;

/** Rights that the user lacks on the database. Silent where they come from a role, which SHOW GRANTS does not resolve. */
export async function* grantFindings(dataSource: DataSource): Findings {
  const grants = (await dataSource.query<object[]>('SHOW GRANTS')).map((row) =>
    String(Object.values(row)[0]),
  );
  const database = String(dataSource.options.database);
  const { rights, hasRole } = readGrants(grants, database);
  if (hasRole || rights.has('ALL PRIVILEGES')) return;
  const lacks = (needed: string[]) => needed.filter((right) => !rights.has(right));
  const toGrant = (missing: string[]) => `GRANT ${missing.join(', ')} ON \`${database}\`.* TO this user.`;
  const toServe = lacks(TO_SERVE);
  const toMigrate = lacks(TO_MIGRATE);
  if (toServe.length > 0)
    yield problem(
      `The DATABASE_URL user is missing ${toServe.join(', ')}.`,
      `Run ${toGrant([...toServe, ...toMigrate])}`,
    );
  else if (toMigrate.length > 0)
    yield warning(
      `The DATABASE_URL user cannot migrate: it is missing ${toMigrate.join(', ')}.`,
      `Migrate with a DATABASE_URL for another user, or run ${toGrant(toMigrate)}`,
    );
}

/** The rights on the whole of one database, from the lines of SHOW GRANTS. */
export function readGrants(
  grants: readonly string[],
  database: string,
): { rights: Set<string>; hasRole: boolean } {
  const rights = new Set<string>();
  let hasRole = false;
  for (const grant of grants) {
    const [, list, pattern] = GRANT.exec(grant) ?? [];
    if (list === undefined) hasRole ||= !grant.includes(' ON ');
    else if (isMatch(pattern!, database)) list.split(', ').forEach((right) => rights.add(right));
  }
  return { rights, hasRole };
}

/** A pattern is `*`, or a name with the wildcards of LIKE. */
function isMatch(pattern: string, database: string): boolean {
  if (pattern === '*') return true;
  const parts = [...pattern.matchAll(/\\(.)|(.)/gs)].map(([, escaped, plain]) => {
    if (plain === '%') return '.*';
    if (plain === '_') return '.';
    return (escaped ?? plain)!.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 's').test(database);
}
