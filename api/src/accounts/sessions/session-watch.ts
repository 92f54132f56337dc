import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SECOND } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import { DataSource } from 'typeorm';
import { ALL } from '../../platform/changes/change';
import { Changes } from '../../platform/changes/changes';
import { AT_ONCE, StreamWatch, type Watched } from '../../platform/changes/stream-watch';
import { Clock } from '../../platform/clock/clock';
import { sha256 } from '../../platform/secrets/secrets';
import { KeptSettings } from '../../records';
import { findSessions } from './find-sessions';
import { SessionCookies } from './session-cookies';
import { getSessionLimits, toEnd } from './session-limits';
import { judgeHash } from './session-secrets';

interface Stream extends Watched {
  readonly sessionId: string;
  readonly userId: string;
  readonly secretHash: string;
}

/** Tells long answers when their session is over, whichever replica ended it, within a second (ADR 75). */
@Injectable()
export class SessionWatch implements OnModuleInit, OnModuleDestroy {
  private readonly streams: StreamWatch<Stream>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly settings: KeptSettings,
    private readonly cookies: SessionCookies,
  ) {
    this.streams = new StreamWatch({
      name: 'Sessions',
      trust: 30 * SECOND,
      rows: 500,
      now: () => clock.now().getTime(),
      look: (due) => this.look(due),
    });
  }

  onModuleInit(): void {
    this.changes.listen('sessions', (userId) =>
      this.streams.lookSoon(userId, (stream) => stream.userId === userId),
    );
    // The limits of all sessions may be others now.
    this.changes.listen('settings', () => this.streams.lookSoon(ALL, () => true));
    this.streams.start();
  }

  onModuleDestroy(): void {
    this.streams.stop();
  }

  /**
   * Calls `end` once when the session of the request is over: revoked, expired, or with another secret than the one in
   * the request. Watching is no use of the session. Answers a function that stops the watch.
   */
  watch(request: FastifyRequest, end: () => void): () => void {
    const { sessionId, userId } = request.viewer!;
    const { secret } = this.cookies.read(request)!;
    // The session may have ended since the guard let the request in.
    const stream = { sessionId, userId, secretHash: sha256(secret), end, lookAt: AT_ONCE };
    this.streams.add(stream);
    return () => this.streams.delete(stream);
  }

  private async look(due: readonly Stream[]): Promise<void> {
    const sessions = keyBy(await findSessions(this.dataSource, map(due, 'sessionId')), 'id');
    const settings = await this.settings.get();
    const now = this.clock.now();
    for (const stream of due) {
      const session = sessions[stream.sessionId];
      const standing = session && judgeHash(session, stream.secretHash, now);
      const isValid = standing === 'current' || standing === 'old';
      const end =
        session && isValid ? toEnd(session, getSessionLimits(session, session.user.role, settings)) : now;
      if (end <= now) this.streams.end(stream);
      else stream.lookAt = Math.min(stream.lookAt, end.getTime());
    }
  }
}
