import { Injectable } from '@nestjs/common';
import { SESSION } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import pick from 'lodash/pick';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { randomNonce, sha256 } from '../../platform/secrets/secrets';
import { KeptSettings } from '../../records';
import { SessionEntity } from '../tables/session.entity';
import { findSessions, type UsedSession } from './find-sessions';
import { type IssuedSession, SessionCookies, toIssued } from './session-cookies';
import { SessionEndings } from './session-endings';
import { getSessionLimits, type SessionLimits, toLastEnd, toSweepTime } from './session-limits';
import { judgeSecret, type SecretStanding, toNextSecret } from './session-secrets';

interface Found {
  session: UsedSession;
  secret: string;
  standing: Exclude<SecretStanding, 'spent'>;
  limits: SessionLimits;
}

/** Finds who sent a request, and prolongs the session or replaces its secret (ADR 17). */
@Injectable()
export class ViewersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
    private readonly endings: SessionEndings,
    private readonly settings: KeptSettings,
    private readonly cookies: SessionCookies,
  ) {}

  /** The viewer of a public page; undefined without a valid session. */
  async find(request: FastifyRequest): Promise<Viewer | undefined> {
    const found = await this.findSession(request);
    if (!found || this.idleFor(found) > found.limits.idle) return undefined;
    await this.confirm(found);
    await this.markSeen(found);
    return toViewer(found.session);
  }

  /**
   * The viewer of a protected call, and the session for the cookie where the browser should get a new secret. Throws
   * `unauthenticated` without a session, and `session_idle` after the longest pause, which opens a dialog in the client.
   * For two minutes more, `revive` continues such a session (SES-4). With `passive`, the session stays as it is: a call
   * that no person caused neither prolongs it nor replaces its secret.
   */
  async use(
    request: FastifyRequest,
    { revive = false, passive = false } = {},
  ): Promise<{ viewer: Viewer; renewed: IssuedSession | undefined }> {
    const found = await this.findSession(request);
    if (!found) throw new DomainError('unauthenticated');
    const { session, limits } = found;
    const idle = this.idleFor(found);
    if (idle > limits.idle + SESSION.grace) {
      await this.endings.end({ id: session.id, userId: session.userId });
      throw new DomainError('unauthenticated');
    }
    if (idle > limits.idle && !revive) throw new DomainError('session_idle');
    if (passive) return { viewer: toViewer(session), renewed: undefined };
    await this.confirm(found);
    const renewed = await this.renew(found);
    await this.markSeen(found);
    return { viewer: toViewer(session), renewed };
  }

  private async findSession(request: FastifyRequest): Promise<Found | undefined> {
    const token = this.cookies.read(request);
    if (!token) return undefined;
    const { id, secret } = token;
    const [session] = await findSessions(this.dataSource, [id]);
    const standing = session && judgeSecret(session, secret, this.clock.now());
    if (!session || !standing) return undefined;
    if (standing === 'spent') return this.endStolen(session, request);
    const limits = getSessionLimits(session, session.user.role, await this.settings.get());
    return toLastEnd(session, limits) > this.clock.now() ? { session, secret, standing, limits } : undefined;
  }

  /** Two browsers have the session, and nobody can tell which one is its owner's: both have to sign in. */
  private async endStolen({ id, userId }: SessionEntity, request: FastifyRequest): Promise<undefined> {
    if (await this.endings.end({ id, userId }))
      this.security.record('session_revoked', { userId, scope: 'stolen', address: request.ip });
  }

  /** The browser has the current secret by now, so the one before soon ends. */
  private async confirm({ session, standing }: Found): Promise<void> {
    if (standing !== 'current' || session.rotationNonce === null) return;
    const unconfirmed = { id: session.id, secretHash: session.secretHash, rotationNonce: Not(IsNull()) };
    const oldSecretUntil = this.clock.in(SESSION.oldSecretFor);
    await this.dataSource.manager.update(SessionEntity, unconfirmed, { rotationNonce: null, oldSecretUntil });
  }

  /** The secret that this browser should have from now on; undefined while it should keep the one it has. */
  private async renew(found: Found): Promise<IssuedSession | undefined> {
    const { session, secret, standing, limits } = found;
    const nonce = standing === 'old' ? session.rotationNonce : await this.rotate(found);
    if (!nonce) return undefined;
    return toIssued(session, toNextSecret(secret, nonce), limits);
  }

  /**
   * Replaces a secret that is a day old. Of parallel requests one does; the others find its nonce, and with it the same
   * new secret. Undefined when it is not time yet, or when the session was ended or got another secret meanwhile.
   */
  private async rotate({ session, secret, limits }: Found): Promise<string | null | undefined> {
    const now = this.clock.now();
    const { id, secretHash, rotatedAt, createdAt } = session;
    if (now.getTime() - (rotatedAt ?? createdAt).getTime() < SESSION.rotateEvery) return undefined;
    const rotationNonce = randomNonce();
    const rotated = {
      secretHash: sha256(toNextSecret(secret, rotationNonce)),
      oldSecretHash: secretHash,
      oldSecretUntil: null,
      rotationNonce,
      rotatedAt: now,
      lastSeenAt: now,
      expiresAt: toSweepTime({ createdAt, lastSeenAt: now }, limits),
    };
    const { manager } = this.dataSource;
    const { affected } = await manager.update(SessionEntity, { id, secretHash }, rotated);
    if (affected === 1) return rotationNonce;
    const other = await manager.findOneBy(SessionEntity, { id, oldSecretHash: secretHash });
    return other?.rotationNonce;
  }

  private idleFor({ session: { lastSeenAt } }: Found): number {
    return this.clock.now().getTime() - lastSeenAt.getTime();
  }

  /** Writes the time of the last use, at most once a minute, or every ten minutes where a session lasts for days (SES-8). */
  private async markSeen(found: Found): Promise<void> {
    const { session, limits } = found;
    const { touchEvery, touchLongEvery, rotateEvery } = SESSION;
    if (this.idleFor(found) < (limits.idle < rotateEvery ? touchEvery : touchLongEvery)) return;
    const lastSeenAt = this.clock.now();
    const expiresAt = toSweepTime({ ...session, lastSeenAt }, limits);
    await this.dataSource.manager.update(SessionEntity, { id: session.id }, { lastSeenAt, expiresAt });
  }
}

function toViewer({ id, userId, createdAt, shared, user }: UsedSession): Viewer {
  return {
    sessionId: id,
    userId,
    ...pick(user, ['email', 'name', 'role', 'locale']),
    onSharedComputer: shared !== false,
    signedInAt: createdAt,
  };
}
