import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import chunk from 'lodash/chunk';
import { DataSource } from 'typeorm';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { sha256 } from '../../platform/secrets/secrets';
import { KeptSettings } from '../../records';
import { SessionEntity } from '../tables/session.entity';
import { UserEntity } from '../tables/user.entity';
import { readSessionCookie } from './session-cookie';
import { getSessionLimits, toEnd } from './session-limits';
import { judgeHash } from './session-secrets';

const LOOK_EVERY_MS = 250;
/** For sessions that a person in the database has ended without a word. */
const LONGEST_TRUST = 30 * SECOND;
const ROWS_AT_ONCE = 500;

/** The time of a look that has to be taken at once. */
const NOW = -Infinity;
/** The time while the row is being read. */
const READING = Infinity;

interface Watched {
  readonly sessionId: string;
  readonly userId: string;
  readonly secretHash: string;
  readonly end: () => void;
  /** The time at which the row has to be read again. */
  lookAt: number;
}

/** The row of a session and the role of its account. */
type Row = SessionEntity & { user: Pick<UserEntity, 'role'> };

/** Tells long answers when their session is over, whichever replica ended it, within a second (ADR 75). */
@Injectable()
export class SessionWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Sessions');
  private readonly watched = new Set<Watched>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly settings: KeptSettings,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.changes.listen('sessions', (userId) => this.lookSoon(userId));
    // The limits of all sessions may be others now.
    this.changes.listen('settings', () => this.lookSoon(ALL));
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * Calls `end` once when the session of the request is over: revoked, expired, or with another secret than the one in
   * the request. Watching is no use of the session. Answers a function that stops the watch.
   */
  watch(request: FastifyRequest, end: () => void): () => void {
    const { sessionId, userId } = request.viewer!;
    const { secret } = readSessionCookie(request.cookies, this.server.publicUrl)!;
    // The session may have ended since the guard let the request in.
    const watched: Watched = { sessionId, userId, secretHash: sha256(secret), end, lookAt: NOW };
    this.watched.add(watched);
    return () => this.watched.delete(watched);
  }

  private lookSoon(userId: string): void {
    for (const watched of this.watched) if (userId === ALL || watched.userId === userId) watched.lookAt = NOW;
    void this.look();
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    const now = this.clock.now().getTime();
    const due = [...this.watched].filter(({ lookAt }) => lookAt <= now);
    if (due.length === 0) return;
    this.isLooking = true;
    try {
      for (const some of chunk(due, ROWS_AT_ONCE)) await this.lookAt(some);
    } catch (error) {
      this.logger.warn({ msg: 'Sessions of open streams could not be read', err: error });
      for (const each of due) if (each.lookAt === READING) each.lookAt = NOW;
    } finally {
      this.isLooking = false;
    }
  }

  private async lookAt(some: readonly Watched[]): Promise<void> {
    // A session that ends while the rows are read gets another time, and is looked at again.
    for (const each of some) each.lookAt = READING;
    const rows = (await this.dataSource
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoinAndMapOne('session.user', UserEntity, 'user', 'user.id = session.userId')
      .select(['session', 'user.id', 'user.role'])
      .where('session.id IN (:...ids) AND user.blockedAt IS NULL', {
        ids: [...new Set(some.map(({ sessionId }) => sessionId))],
      })
      .getMany()) as Row[];
    const byId = new Map(rows.map((row) => [row.id, row]));
    const settings = await this.settings.get();
    const now = this.clock.now();
    for (const each of some) {
      const row = byId.get(each.sessionId);
      const standing = row && judgeHash(row, each.secretHash, now);
      const isValid = standing === 'current' || standing === 'old';
      const end = row && isValid ? toEnd(row, getSessionLimits(row, row.user.role, settings)) : now;
      if (end <= now) this.endOne(each);
      else if (each.lookAt === READING) each.lookAt = Math.min(end.getTime(), now.getTime() + LONGEST_TRUST);
    }
  }

  private endOne(watched: Watched): void {
    if (this.watched.delete(watched)) watched.end();
  }
}
