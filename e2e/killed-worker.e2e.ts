import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { expect, test } from './support/fixtures';
import { startServer } from './support/server';

const MAILS = 30;
const AT_ONCE = 5;

test('should send at most five mails twice when a process is killed while it sends (REL-3)', async () => {
  const database = await startMariaDb();
  const catcher = new MailCatcher();
  await catcher.start();
  const settings = { SMTP_URL: catcher.url, DATABASE_URL: await database.createDatabase('ringtag') };
  const server = await startServer(settings);
  const connection = await createConnection({ uri: settings.DATABASE_URL, timezone: 'Z' });
  try {
    catcher.hold();
    const rows = Array.from({ length: MAILS }, (_, i) => [
      `01930000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      `person-${i}@example.com`,
      `person-${i}@example.com`,
    ]);
    await connection.query(
      `INSERT INTO outbox (id, recipient, recipientAsTyped, template, locale, variables, status, tries, nextAt, createdAt)
       VALUES ${rows.map(() => "(?, ?, ?, 'password-changed', 'en', '{}', 'queued', 0, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))").join(',')}`,
      rows.flat(),
    );
    await catcher.holding(AT_ONCE);
    await server.stop('SIGKILL');
    catcher.hurry();
    await server.start();
    const waiting = async () => {
      const [found] = await connection.query<RowDataPacket[]>(
        "SELECT recipient FROM outbox WHERE status = 'queued'",
      );
      return found.map(({ recipient }) => String(recipient));
    };
    // The dead one's are left alone until their leases are over: a minute, which the test does not wait for.
    await expect.poll(async () => (await waiting()).length).toBe(AT_ONCE);
    const inHand = await waiting();
    await connection.query(
      "UPDATE outbox SET leaseUntil = UTC_TIMESTAMP(3) - INTERVAL 1 SECOND WHERE status = 'queued'",
    );
    await expect.poll(waiting).toEqual([]);
    for (const [, recipient] of rows) {
      const mails = catcher.to(recipient!);
      expect(mails).toHaveLength(inHand.includes(recipient!) ? 2 : 1);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    }
  } finally {
    await connection.end();
    await server.dispose();
    await catcher.stop();
    await database.stop();
  }
});
