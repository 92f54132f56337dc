import { hash } from '@node-rs/argon2';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { type Connection, createConnection } from 'mysql2/promise';
import { v7 } from 'uuid';
import { Api } from './api';
import { compare, signIn, TARGET } from './compare';
import { compareConversations, fillConversations } from './conversations';
import { runToEnd } from './run-to-end';

const PORT = 4953;
const PASSWORD = 'correct horse battery';
/** Rows of one statement: each has a deadline. */
const STEP = 20_000;

/** An owner with few rows, and one with many. `written`: the messages of the conversation that is measured. */
const OWNERS = [
  { email: 'few@example.com', codes: 100, messages: 100, written: 100 },
  { email: 'many@example.com', codes: 10_000, messages: 100_000, written: 1_000 },
] as const;

const LISTS = [
  '/home',
  '/messages',
  '/messages?unread=true',
  '/messages?kind=feedback',
  '/messages?archived=true',
  // A word that twenty conversations have, the beginning of one that all have, and one among others.
  '/messages?q=rare00004',
  '/messages?q=hel',
  '/messages?q=hello%20rare00004',
  '/my-codes',
  '/my-codes?sort=name',
  '/my-codes?sort=scanned',
  '/my-codes?sort=unread',
];

/**
 * Whether lists and conversations stay fast however much an owner has: on MariaDB, the same calls for 100 rows and for
 * many.
 */
async function main(): Promise<boolean> {
  const server = await startMariaDb();
  try {
    const DATABASE_URL = await server.createDatabase('ringtag_bench');
    const api = await Api.start(PORT, { DATABASE_URL });
    const { origin } = api;
    const database = await createConnection(DATABASE_URL);
    for (const [index, owner] of OWNERS.entries()) await fill(database, index, owner);
    await database.query(
      `ANALYZE TABLE users, activations, items, messages, message_words, scan_counts, conversations,
       conversation_messages`,
    );
    const [few, many] = await Promise.all(
      OWNERS.map(async ({ email }) => ({ origin, cookie: await signIn(origin, email, PASSWORD) })),
    );
    let held = true;
    for (const list of LISTS) held = (await compare(list, few!, many!, TARGET)) && held;
    const talks = OWNERS.map(({ written: length }, index) => {
      const id = toConversation(index);
      return { owner: [few!, many!][index]!, id, token: id, length };
    });
    held = (await compareConversations(database, talks[0]!, talks[1]!)) && held;
    await database.end();
    console.log(`target: at most ${TARGET} times`);
    await api.stop();
    return held;
  } finally {
    await server.stop();
  }
}

/** An owner with codes and messages, straight into the database. Every code holds its share of the messages. */
async function fill(
  database: Connection,
  index: number,
  { email, codes, messages, written }: (typeof OWNERS)[number],
) {
  const userId = v7();
  const projectId = v7();
  const id = (group: string) => `CONCAT('0193000${index}-0000-${group}-8000-', LPAD(s.seq, 12, '0'))`;
  await database.query(
    `INSERT INTO users (id, name, email, emailAsTyped, role, isEmailVerified, locale, activeCodes, createdAt, updatedAt)
     VALUES (?, 'Ann', ?, ?, 'role-user', 1, 'en', ?, NOW(3), NOW(3))`,
    [userId, email, email, codes],
  );
  const hashed = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await database.query('INSERT INTO passwords (userId, hash, changedAt) VALUES (?, ?, NOW(3))', [
    userId,
    hashed,
  ]);
  await database.query(
    `INSERT INTO activations (id, itemId, userId, label, notify, noticeAt, unreadMessages, lastScanDay, activatedAt, endedAt)
     SELECT ${id('7000')}, ${id('7001')}, ?, IF(s.seq MOD 2, CONCAT('Case ', s.seq MOD 997), NULL), 'never', NULL,
       s.seq MOD 3, DATE_FORMAT('2026-01-01' + INTERVAL (s.seq MOD 300) DAY, '%Y-%m-%d'), NOW(3) - INTERVAL s.seq MINUTE, NULL FROM seq_1_to_${codes} s`,
    [userId],
  );
  await database.query(
    `INSERT INTO items (id, alias, projectId, label, status, activatable, viewOnly, maxActivations, activationCount,
       ownerId, currentActivationId, activated, digital, createdAt, updatedAt)
     SELECT ${id('7001')}, CONCAT('Q${index}', LPAD(s.seq, 6, '0')), ?, NULL, 'active', 1, 0, NULL, 1, ?, ${id('7000')},
       1, 0, NOW(3), NOW(3) FROM seq_1_to_${codes} s`,
    [projectId, userId],
  );
  await database.query(
    `INSERT INTO scan_counts (itemId, day, count)
     SELECT ${id('7001')}, DATE_FORMAT('2026-01-01' + INTERVAL (s.seq MOD 300) DAY, '%Y-%m-%d'), 2
     FROM seq_1_to_${codes} s`,
  );
  await database.query(
    `INSERT INTO owner_scans (userId, day, count)
     SELECT ?, DATE_FORMAT(UTC_DATE() - INTERVAL s.seq DAY, '%Y-%m-%d'), 9 FROM seq_0_to_29 s`,
    [userId],
  );
  for (let from = 1; from <= messages; from += STEP) {
    // One in ten is archived, one in fifty unread, one in a hundred feedback.
    await database.query(
      `INSERT INTO messages (id, activationId, ownerId, kind, body, createdAt, activeAt, readAt, archivedAt)
       SELECT ${id('7002')}, CONCAT('0193000${index}-0000-7000-8000-', LPAD(1 + s.seq MOD ${codes}, 12, '0')), ?,
         IF(s.seq MOD 100, 'message', 'feedback'), 'Hello', NOW(3) - INTERVAL s.seq SECOND, NOW(3) - INTERVAL s.seq SECOND,
         IF(s.seq MOD 50, NOW(3), NULL), IF(s.seq MOD 10, NULL, NOW(3))
       FROM seq_${from}_to_${Math.min(messages, from + STEP - 1)} s`,
      [userId],
    );
    for (const word of ["'hello'", `CONCAT('rare', LPAD(s.seq MOD ${messages / 20}, 5, '0'))`])
      await database.query(
        `INSERT INTO message_words (ownerId, word, messageId) SELECT ?, ${word}, ${id('7002')}
         FROM seq_${from}_to_${Math.min(messages, from + STEP - 1)} s`,
        [userId],
      );
  }
  await database.query(
    `INSERT INTO message_counts (ownerId, kind, archived, unread, count)
     SELECT ownerId, kind, archivedAt IS NOT NULL, readAt IS NULL, COUNT(*) FROM messages WHERE ownerId = ?
     GROUP BY 1, 2, 3, 4`,
    [userId],
  );
  await fillConversations(database, userId, toConversation(index), written);
}

/** The newest message of an owner. */
const toConversation = (index: number) => `0193000${index}-0000-7002-8000-000000000001`;

runToEnd(main);
