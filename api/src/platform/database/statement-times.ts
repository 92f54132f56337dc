import { SLOW_STATEMENT_MS } from '@ringtag/contracts';
import minBy from 'lodash/minBy';
import type { DataSource } from 'typeorm';
import { currentSpan } from '../tracing/span';
import { toStatementName, toStatementText } from './statement-text';

/** How many texts are kept. */
const MAX_KEPT = 100;
/** From here on a statement is a span of its trace. The sum of faster ones shows in the span of the transaction. */
const SPAN_MS = 20;

interface SlowStatement {
  /** With placeholders instead of values. */
  sql: string;
  /** How often it was slow. */
  times: number;
  longestMs: number;
  /** Of all the times when it was slow. */
  totalMs: number;
  /** On the clock of `performance.now()`. */
  lastAt: number;
}

/** How long the statements of one data source take, since the start of the process. */
export class StatementTimes {
  private readonly kept = new Map<string, SlowStatement>();
  /** How many statements ran, and how many of them were slow. */
  readonly counts = { all: 0, slow: 0 };
  /** Called with the error of each statement that failed. */
  onFailure: ((error: unknown) => void) | undefined;

  /** Runs a statement and notes how long it took, whether it succeeds or not. */
  async measure<T>(sql: string, run: () => Promise<T>): Promise<T> {
    const from = performance.now();
    let failure: unknown;
    try {
      return await run();
    } catch (error) {
      failure = error;
      this.onFailure?.(error);
      throw error;
    } finally {
      const milliseconds = performance.now() - from;
      this.note(sql, milliseconds);
      if (milliseconds >= SPAN_MS) this.addSpan(sql, milliseconds, failure);
    }
  }

  note(sql: string, milliseconds: number): void {
    this.counts.all += 1;
    if (milliseconds < SLOW_STATEMENT_MS) return;
    this.counts.slow += 1;
    this.keep(toStatementText(sql), milliseconds);
  }

  /** The statements with the longest times, the longest first. */
  listSlowest(count: number): SlowStatement[] {
    return [...this.kept.values()].sort((a, b) => b.longestMs - a.longestMs).slice(0, count);
  }

  /** If too many are kept, the one whose longest time is the shortest is forgotten. */
  private keep(sql: string, milliseconds: number): void {
    const { times, longestMs, totalMs } = this.kept.get(sql) ?? { times: 0, longestMs: 0, totalMs: 0 };
    this.kept.set(sql, {
      sql,
      times: times + 1,
      longestMs: Math.max(longestMs, milliseconds),
      totalMs: totalMs + milliseconds,
      lastAt: performance.now(),
    });
    if (this.kept.size > MAX_KEPT) this.kept.delete(minBy([...this.kept.values()], 'longestMs')!.sql);
  }

  private addSpan(sql: string, milliseconds: number, failure: unknown): void {
    const span = currentSpan();
    if (!span) return;
    const endedAt = Date.now();
    const text = toStatementText(sql);
    const attributes = { 'db.query.text': text };
    const name = toStatementName(text);
    span.child({ name, attributes, kind: 'client', startedAt: endedAt - milliseconds }).end(failure, endedAt);
  }
}

const all = new WeakMap<DataSource, StatementTimes>();

/** The times of the statements of a data source. */
export function getStatementTimes(dataSource: DataSource): StatementTimes {
  const times = all.get(dataSource) ?? new StatementTimes();
  all.set(dataSource, times);
  return times;
}
