import { join } from 'node:path';
import Database from 'libsql';
import type { Server } from './server';

const TIMES = {
  challenges: { of: 'email = :email', columns: ['createdAt', 'resendAt', 'expiresAt', 'hardExpiresAt'] },
  sessions: {
    of: 'userId = (SELECT id FROM users WHERE email = :email)',
    columns: ['createdAt', 'lastSeenAt', 'expiresAt', 'rotatedAt', 'oldSecretUntil'],
  },
};

/** Lets time pass on the server for one person's sessions, codes and links: everybody else's stands still. */
export function letPass(server: Server, email: string, seconds: number): void {
  const database = new Database(join(server.dataDir, 'ringtag.sqlite'), { timeout: 5000 });
  try {
    for (const [table, { of, columns }] of Object.entries(TIMES)) {
      const changes = columns.map(
        (column) => `${column} = strftime('%Y-%m-%d %H:%M:%f', ${column}, :before)`,
      );
      database
        .prepare(`UPDATE ${table} SET ${changes.join(', ')} WHERE ${of}`)
        .run({ email, before: `-${seconds} seconds` });
    }
  } finally {
    database.close();
  }
}
