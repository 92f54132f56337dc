import { isEmail } from '@ringtag/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { toCanonicalEmail } from '../platform/addresses/email';

/** Rows read at a time. */
const STEP = 1000;

/**
 * Brings addresses that were stored before there was one rule for them under it (ADR 8). Run again, it changes
 * nothing. What it mends does not come back: `down` leaves it.
 */
export function provenAddresses(name: string): new () => MigrationInterface {
  return class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      await forgetLookAlikes(runner);
      await endRefusedProofs(runner);
      await nameRecipients(runner);
    }

    async down(): Promise<void> {}
  };
}

/**
 * An account that was proven from a mailbox which only looks like its address: nobody knows whose it is. What was set
 * up with it counts no more; whoever proves the address itself has the account.
 */
async function forgetLookAlikes(runner: QueryRunner): Promise<void> {
  for await (const { id, email, address } of rows(runner, 'users', 'email', 'emailAsTyped')) {
    if (isEmail(address) && toCanonicalEmail(address) === email) continue;
    await runner.query('UPDATE users SET emailAsTyped = email, isEmailVerified = 0 WHERE id = ?', [id]);
    await runner.query('DELETE FROM sessions WHERE userId = ?', [id]);
    await runner.query('DELETE FROM challenges WHERE userId = ? AND usedAt IS NULL', [id]);
  }
}

/** Their mails, where they are still waiting, are dropped when their turn comes. */
async function endRefusedProofs(runner: QueryRunner): Promise<void> {
  for await (const { id, email, address } of rows(runner, 'challenges', 'email', 'emailAsTyped')) {
    if (!isEmail(address) || toCanonicalEmail(address) !== email)
      await runner.query('DELETE FROM challenges WHERE id = ?', [id]);
  }
}

async function nameRecipients(runner: QueryRunner): Promise<void> {
  for await (const { id, address } of rows(runner, 'outbox', 'recipient', 'recipient')) {
    const recipient = toCanonicalEmail(address);
    const typed = isEmail(address) ? address : null;
    if (recipient === address) continue;
    const change = 'UPDATE outbox SET recipientAsTyped = ?, recipient = ? WHERE id = ?';
    await runner.query(change, [typed, recipient, id]);
  }
}

interface Row {
  id: string;
  /** Compared. */
  email: string;
  /** Typed, and mailed. */
  address: string;
}

async function* rows(
  runner: QueryRunner,
  table: 'users' | 'challenges' | 'outbox',
  compared: 'email' | 'recipient',
  typed: 'emailAsTyped' | 'recipient',
): AsyncGenerator<Row> {
  const columns = `id, ${compared} AS email, ${typed} AS address`;
  for (let last = ''; ;) {
    const step = (await runner.query(
      `SELECT ${columns} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${STEP}`,
      [last],
    )) as Row[];
    yield* step;
    if (step.length < STEP) return;
    last = step.at(-1)!.id;
  }
}
