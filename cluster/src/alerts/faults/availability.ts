import { randomInt } from 'node:crypto';
import type { AlertFault } from '../fault';
import type { Watched } from '../watched';

const databaseKilled: AlertFault = {
  alert: 'RingtagDown',
  what: 'MariaDB killed',
  async strike({ database }) {
    process.kill(database.pid, 'SIGKILL');
  },
  async mend({ database, replicas }) {
    await database.restart();
    for (const replica of replicas) await replica.untilReady();
  },
};

const replicaKilled: AlertFault = {
  alert: 'RingtagReplicaDown',
  what: 'one of two replicas killed',
  strike: ({ replicas: [, other] }) => other.kill(),
  mend: ({ replicas: [, other] }) => other.start(),
};

const tableMissing: AlertFault = {
  alert: 'RingtagErrorBudgetBurnsFast',
  what: 'a table missing: every scan fails',
  async strike(watched, over) {
    await watched.execute('RENAME TABLE items TO items_away');
    while (!over.aborted) await scan(watched);
  },
  mend: bringBack,
};

const tableSeldomMissed: AlertFault = {
  alert: 'RingtagErrorBudgetBurnsSlowly',
  what: 'a table missing that few requests need: 1 of 400',
  async strike(watched, over) {
    await watched.execute('RENAME TABLE items TO items_away');
    const visitors = Array.from({ length: 8 }, () => watched.newVisitor());
    const look = async (visitor: (typeof visitors)[number]) => {
      for (let i = 0; i < 50; i += 1) await visitor.send('GET', '/api/user/me');
    };
    while (!over.aborted) {
      await Promise.all(visitors.map(look));
      await scan(watched);
    }
    visitors.forEach((visitor) => visitor.leave());
  },
  mend: bringBack,
};

function bringBack(watched: Watched): Promise<void> {
  return watched.execute('RENAME TABLE items_away TO items');
}

/** Of a code that the replica has not looked up before. */
async function scan(watched: Watched): Promise<void> {
  const visitor = watched.newVisitor();
  await visitor.send('GET', `/api/scan/NONE${randomInt(100_000, 1_000_000)}`);
  visitor.leave();
}

export const AVAILABILITY_FAULTS = [tableSeldomMissed, tableMissing, replicaKilled, databaseKilled];
