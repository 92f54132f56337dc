import type { Connection } from 'mysql2/promise';

/** The project that holds all codes. */
export const PROJECT = '01930000-0000-7000-8000-000000000000';

/** Rows of one statement. */
const STEP = 100_000;

interface Table {
  name: string;
  /** How many rows there are for so many codes. */
  rows: (codes: number) => number;
  columns: string;
  /** Of row number `s.seq`. */
  values: string;
}

const id = (group: string, number = 's.seq') =>
  `CONCAT('0193${group}-0000-7000-8000-', LPAD(${number}, 12, '0'))`;

/** Every number once, in an order that is not the one in which the rows are made. */
const SHUFFLED = '(s.seq * 7919) MOD 1000003';

const TABLES: Table[] = [
  {
    name: 'items',
    rows: (codes) => codes,
    columns: `id, alias, projectId, label, status, activatable, viewOnly, maxActivations, activationCount, ownerId,
      activated, digital, currentActivationId, createdAt, updatedAt`,
    // Two of three have a label, half an owner, one in seven is inactive, one in 500 disabled, one in 50 closed.
    values: `${id('1000')}, CONCAT('A', LPAD(${SHUFFLED}, 7, '0')), '${PROJECT}',
      IF(s.seq MOD 3, CONCAT('Case ', ${SHUFFLED}), NULL),
      CASE WHEN s.seq MOD 500 = 0 THEN 'disabled' WHEN s.seq MOD 7 = 0 THEN 'inactive' ELSE 'active' END,
      s.seq MOD 50 > 0, 0, NULL, s.seq MOD 2, IF(s.seq MOD 2, ${id('2000', 's.seq MOD 1000')}, NULL),
      s.seq MOD 2, 0, NULL, NOW(3), NOW(3)`,
  },
  {
    name: 'projects',
    rows: (codes) => codes / 100,
    columns: `id, name, description, archived, activatable, itemCount, activatedCount, presetId, createdById, createdAt, updatedAt`,
    values: `${id('3000')}, CONCAT('Order ', ${SHUFFLED}), NULL, s.seq MOD 10 = 0, 1, s.seq MOD 977, s.seq MOD 613, NULL,
      '${PROJECT}', NOW(3), NOW(3)`,
  },
  {
    name: 'users',
    rows: (codes) => codes / 10,
    columns: `id, name, email, emailAsTyped, role, isEmailVerified, locale, activeCodes, blockedAt, createdAt, updatedAt`,
    values: `${id('2000')}, CONCAT('Person ', ${SHUFFLED}), CONCAT('p', ${SHUFFLED}, '@example.com'),
      CONCAT('p', ${SHUFFLED}, '@example.com'), IF(s.seq MOD 1000, 'role-user', 'role-admin'), 1, 'en', s.seq MOD 7,
      IF(s.seq MOD 300, NULL, NOW(3)), NOW(3) - INTERVAL s.seq SECOND, NOW(3)`,
  },
  {
    name: 'audit_log',
    rows: (codes) => codes,
    columns: `id, at, actorId, actorRole, action, subjectType, subjectId`,
    values: `${id('4000')}, NOW(3) - INTERVAL s.seq SECOND, IF(s.seq MOD 20, ${id('2000', 's.seq MOD 50')}, NULL),
      'role-admin', IF(s.seq MOD 30, 'signed-in', 'item-changed'), IF(s.seq MOD 30, 'user', 'item'),
      ${id('1000', 's.seq MOD 500')}`,
  },
  {
    name: 'outbox',
    rows: (codes) => codes,
    columns: `id, template, recipient, recipientAsTyped, locale, variables, status, tries, nextAt, createdAt`,
    values: `${id('5000')}, 'message', 'a@example.com', 'a@example.com', 'en', '{}', IF(s.seq MOD 500, 'sent', 'dead'), 1, NOW(3),
      NOW(3) - INTERVAL s.seq SECOND`,
  },
];

/** Codes in one project and what an installation with so many has else, straight into the database. */
export async function fill(database: Connection, codes: number): Promise<void> {
  // They are right, as nothing is looked up by them meanwhile.
  await database.query('SET unique_checks = 0, foreign_key_checks = 0');
  for (const { name, rows, columns, values } of TABLES) {
    const last = rows(codes);
    const indexes = await withoutIndexes(database, name);
    for (let from = 1; from <= last; from += STEP) {
      const numbers = `seq_${from}_to_${Math.min(last, from + STEP - 1)} s`;
      await database.query(`INSERT INTO ${name} (${columns}) SELECT ${values} FROM ${numbers}`);
    }
    if (indexes.length > 0) await database.query(`ALTER TABLE ${name} ${indexes.join(', ')}`);
    await database.query(`ANALYZE TABLE ${name}`);
  }
  await database.query(
    `INSERT INTO projects (id, name, archived, activatable, itemCount, activatedCount, createdById, createdAt, updatedAt)
     SELECT '${PROJECT}', 'All', 0, 1, COUNT(*), COUNT(ownerId), '${PROJECT}', NOW(3), NOW(3)
     FROM items WHERE projectId = '${PROJECT}'`,
  );
}

/** An index of all rows is made faster than one kept with each row. Answers what makes them again. */
async function withoutIndexes(database: Connection, table: string): Promise<string[]> {
  const [rows] = (await database.query(
    `SELECT INDEX_NAME AS name, GROUP_CONCAT(CONCAT('\`', COLUMN_NAME, '\`') ORDER BY SEQ_IN_INDEX) AS columns
     FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND NON_UNIQUE = 1
     GROUP BY INDEX_NAME`,
    [table],
  )) as unknown as [{ name: string; columns: string }[]];
  if (rows.length > 0) {
    await database.query(
      `ALTER TABLE ${table} ${rows.map(({ name }) => `DROP INDEX \`${name}\``).join(', ')}`,
    );
  }
  return rows.map(({ name, columns }) => `ADD INDEX \`${name}\` (${columns})`);
}
