import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TransactionRunner } from '../database/transaction-runner';
import { ALL, type Apply, type Change, summarize, type Topic } from './change';
import { ChangeFeed } from './change-feed';
import { RedisLink, type RedisState } from './redis-link';

type Listener = (subject: string) => void;

/**
 * Tells every replica what it has to forget (ADR 21). This replica learns it right after the commit, the others within
 * 100 ms through Redis, and within a second through the database.
 */
@Injectable()
export class Changes implements OnModuleInit, OnModuleDestroy {
  private readonly listeners: { topic: Topic; listener: Listener }[] = [];
  private readonly noted = new WeakMap<EntityManager, Change[]>();
  /** SQLite serves one process: there are no other replicas. */
  readonly alone: boolean;

  constructor(
    dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly feed: ChangeFeed,
    private readonly redis: RedisLink,
  ) {
    this.alone = dataSource.options.type === 'better-sqlite3';
  }

  async onModuleInit(): Promise<void> {
    const apply: Apply = (changes) => this.apply(changes);
    if (!this.alone) await this.feed.start(apply);
    await this.redis.start(apply);
  }

  async onModuleDestroy(): Promise<void> {
    this.redis.stop();
    await this.feed.stop();
  }

  /**
   * Calls `listener` with each subject of the topic that changed, or with `ALL`. It may be called several times for one
   * change, and never for one that was rolled back.
   */
  listen(topic: Topic, listener: Listener): void {
    this.listeners.push({ topic, listener });
  }

  /**
   * Whether this replica knows all changes that were committed more than a second ago. While it does not, what it holds
   * in memory does not count, and has to be read from the database.
   */
  get isCurrent(): boolean {
    return this.alone || this.feed.isCurrent;
  }

  /** For metrics: seconds since the feed was read, and how Redis does. Without what there is not. */
  state(): { feedAge?: number; redis?: RedisState } {
    const { state } = this.redis;
    return { ...(!this.alone && { feedAge: this.feed.age }), ...(state && { redis: state }) };
  }

  /** Notes a change in the transaction that makes it. Throws outside a transaction. */
  note(manager: EntityManager, topic: Topic, subjects: readonly string[]): void {
    const changes = subjects.map((subject) => ({ topic, subject }));
    const noted = this.noted.get(manager);
    if (noted) noted.push(...changes);
    else this.begin(manager, changes);
  }

  /**
   * Tells the other replicas what they would notice by themselves a little later. Only Redis carries it, so it may be
   * lost.
   */
  hint(topic: Topic): void {
    this.redis.send([{ topic, subject: ALL }]);
  }

  /** All changes of a transaction are written at its end, by one statement. */
  private begin(manager: EntityManager, noted: Change[]): void {
    this.noted.set(manager, noted);
    this.transactions.beforeCommit(async () => {
      if (!this.alone) await this.feed.write(manager, summarize(noted));
    });
    this.transactions.afterCommit(() => {
      const changes = summarize(noted);
      this.apply(changes);
      this.redis.send(changes);
    });
  }

  private apply(changes: readonly Change[]): void {
    for (const { topic, subject } of changes)
      for (const each of this.listeners) if (each.topic === topic) each.listener(subject);
  }
}
