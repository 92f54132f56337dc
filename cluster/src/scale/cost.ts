import { setTimeout as wait } from 'node:timers/promises';
import type { RowDataPacket } from 'mysql2/promise';
import { DUE } from '../check/account';
import type { Installation } from './installation';

/** What one request, or one thing that a person does, takes: milliseconds of processor, and statements. */
export interface Cost {
  api: number;
  database: number;
  statements: number;
}

/** Scans are counted, and mails are sent, a little after the answer. */
const SETTLING_MS = 1_500;
const IDLE_MS = 10_000;

interface Reading {
  at: number;
  /** In the order of `Cost`. */
  totals: readonly [number, number, number];
}

/** Measures what work takes, without what replicas do that have nothing to do. */
export class CostMeter {
  private constructor(
    private readonly installation: Installation,
    /** Per millisecond. */
    private readonly idle: readonly number[],
  ) {}

  static async start(installation: Installation): Promise<CostMeter> {
    const [before, after] = [await read(installation), await wait(IDLE_MS).then(() => read(installation))];
    const idle = before.totals.map((total, i) => (after.totals[i]! - total) / (after.at - before.at));
    return new CostMeter(installation, idle);
  }

  /** Runs the work, which answers how many of them it did, and answers the cost of one. */
  async measure(work: () => Promise<number>): Promise<Cost> {
    const before = await read(this.installation);
    const done = await work();
    await this.settle();
    const after = await read(this.installation);
    const [api, database, statements] = before.totals.map((total, i) => {
      const idle = this.idle[i]! * (after.at - before.at);
      return (after.totals[i]! - total - idle) / done;
    });
    return { api: api!, database: database!, statements: statements! };
  }

  /** What a second takes in which nobody comes. */
  get idleSecond(): Cost {
    const [api, database, statements] = this.idle.map((rate) => rate * 1000);
    return { api: api!, database: database!, statements: statements! };
  }

  /** Waits until what goes on in the background has ended. */
  private async settle(): Promise<void> {
    for (;;) {
      await wait(SETTLING_MS);
      const [rows] = await this.installation.database.query<RowDataPacket[]>(
        `SELECT id FROM outbox WHERE ${DUE} LIMIT 1`,
      );
      if (rows.length === 0) return;
    }
  }
}

async function read({ replicas, database, server }: Installation): Promise<Reading> {
  const [rows] = await database.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  const running = replicas.filter(({ isRunning }) => isRunning);
  const api = running.reduce((sum, { processor }) => sum + processor * 1000, 0);
  const totals = [api, server.processor * 1000, Number(rows[0]!['Value'])] as const;
  return { at: performance.now(), totals };
}
