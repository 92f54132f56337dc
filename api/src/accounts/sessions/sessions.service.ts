import { Injectable } from '@nestjs/common';
import { SESSION } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { newId } from '../../platform/database/columns';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { randomSecret, readToken, sameSecret, sha256 } from '../../platform/secrets/secrets';
import { AuditLog } from '../../records';
import type { Client } from '../devices/client';
import { DevicesService } from '../devices/devices.service';
import { SessionEntity } from '../tables/session.entity';
import { UserEntity } from '../tables/user.entity';
import { sessionCookieName } from './session-cookie';

/** A new session. Its token is in the cookie only and is not stored. */
export interface IssuedSession {
  token: string;
  expiresAt: Date;
}

/** The session of a request, with the columns of its account that a viewer needs. */
type UsedSession = SessionEntity & { user: Pick<UserEntity, 'email' | 'name' | 'role' | 'locale'> };

@Injectable()
export class SessionsService {
  private readonly cookieName: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
    private readonly transactions: TransactionRunner,
    private readonly devices: DevicesService,
    server: ServerConfig,
  ) {
    this.cookieName = sessionCookieName(server.publicUrl);
  }

  /**
   * Opens a session with a new secret; a cookie that came with the request is never reused (SES-3). Throws
   * `account_blocked`: the caller has proven to own the account by now, so this may be told.
   */
  async issue(
    manager: EntityManager,
    user: Pick<UserEntity, 'id' | 'role'>,
    client: Client,
  ): Promise<IssuedSession> {
    const blocked = { id: user.id, blockedAt: Not(IsNull()) };
    if (await manager.existsBy(UserEntity, blocked)) throw new DomainError('account_blocked');
    const id = newId();
    const secret = randomSecret();
    const now = this.clock.now();
    const expiresAt = this.clock.in(user.role === 'role-admin' ? SESSION.lifeOfAdmin : SESSION.lifeOfUser);
    await manager.insert(SessionEntity, {
      id,
      secretHash: sha256(secret),
      userId: user.id,
      userAgent: client.userAgent?.slice(0, 255) ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    const subject = { type: 'user', id: user.id } as const;
    await this.audit.record(manager, { action: 'signed-in', subject, actor: user });
    this.security.record('sign_in', { userId: user.id, address: client.address });
    return { token: `${id}.${secret}`, expiresAt };
  }

  /** The viewer of a public page; undefined without a valid session. */
  async findViewer(request: FastifyRequest): Promise<Viewer | undefined> {
    const session = await this.find(request);
    return session && this.idleFor(session) <= SESSION.idle ? this.markSeen(session) : undefined;
  }

  /**
   * The viewer of a protected call. Throws `unauthenticated` without a session, and `session_idle` after 30 idle
   * minutes, which opens a dialog in the client. For two minutes more, `revive` continues such a session (SES-4).
   */
  async getViewer(request: FastifyRequest, { revive = false } = {}): Promise<Viewer> {
    const session = await this.find(request);
    if (!session) throw new DomainError('unauthenticated');
    const idle = this.idleFor(session);
    if (idle > SESSION.idle + SESSION.grace) {
      await this.dataSource.manager.delete(SessionEntity, { id: session.id });
      throw new DomainError('unauthenticated');
    }
    if (idle > SESSION.idle && !revive) throw new DomainError('session_idle');
    return this.markSeen(session);
  }

  /** The valid sessions of a user, the last used first. */
  list(userId: string): Promise<SessionEntity[]> {
    return this.dataSource.manager.find(SessionEntity, {
      where: {
        userId,
        expiresAt: MoreThan(this.clock.now()),
        lastSeenAt: MoreThan(this.clock.in(-SESSION.idle - SESSION.grace)),
      },
      order: { lastSeenAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * Ends the session of the request's cookie, also one that was idle for too long or whose account is blocked. Does
   * nothing when the secret in the cookie is wrong.
   */
  async end(request: FastifyRequest): Promise<void> {
    const token = this.readCookie(request);
    if (!token) return;
    const { id, secret } = token;
    const session = await this.dataSource.manager.findOneBy(SessionEntity, { id });
    if (!session || !sameSecret(sha256(secret), session.secretHash)) return;
    await this.revoke({ sessionId: id, userId: session.userId });
  }

  /** Ends one session of a user; answers whether there was one. */
  async revoke({ sessionId, userId }: { sessionId: string; userId: string }): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(SessionEntity, { id: sessionId, userId });
    if (affected === 1) this.security.record('session_revoked', { userId, scope: 'one' });
    return affected === 1;
  }

  /** Ends all other sessions of the viewer and forgets all known devices. Answers the account as it is afterwards. */
  async signOutOthers(viewer: Viewer): Promise<UserEntity> {
    return this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [viewer.userId]);
      await this.revokeOthers(manager, viewer);
      const subject = { type: 'user', id: viewer.userId } as const;
      await this.audit.record(manager, { action: 'signed-out-everywhere', subject });
      return manager.findOneByOrFail(UserEntity, { id: viewer.userId });
    });
  }

  /** Ends all other sessions of the viewer, and gives this one a new secret (SES-3). Throws what `rotate` throws. */
  async restart(manager: EntityManager, viewer: Viewer): Promise<IssuedSession> {
    await this.revokeOthers(manager, viewer);
    return this.rotate(manager, viewer.sessionId);
  }

  /** Forgets the known devices too: a thief's device must not keep its own limits for guessing passwords. */
  private async revokeOthers(manager: EntityManager, { sessionId, userId }: Viewer): Promise<void> {
    await this.devices.endAll(manager, userId);
    const others = await manager.find(SessionEntity, {
      select: { id: true },
      where: { userId, id: Not(sessionId) },
    });
    await manager.delete(SessionEntity, { id: In(others.map(({ id }) => id)) });
    this.security.record('session_revoked', { userId, scope: 'others' });
  }

  /** Ends all sessions of a user and forgets all known devices. */
  async revokeAll(manager: EntityManager, userId: string): Promise<void> {
    await this.devices.endAll(manager, userId);
    await manager.delete(SessionEntity, { userId });
    this.security.record('session_revoked', { userId, scope: 'all' });
  }

  /**
   * Replaces the secret of a session (SES-3). Throws `unauthenticated` when the session was ended meanwhile: a device
   * that was signed out must not change the account any more.
   */
  private async rotate(manager: EntityManager, sessionId: string): Promise<IssuedSession> {
    const secret = randomSecret();
    const changes = { secretHash: sha256(secret) };
    const { affected } = await manager.update(SessionEntity, { id: sessionId }, changes);
    if (affected !== 1) throw new DomainError('unauthenticated');
    const { expiresAt } = await manager.findOneByOrFail(SessionEntity, { id: sessionId });
    return { token: `${sessionId}.${secret}`, expiresAt };
  }

  private readCookie(request: FastifyRequest): ReturnType<typeof readToken> {
    return readToken(request.cookies[this.cookieName] ?? '');
  }

  private async find(request: FastifyRequest): Promise<UsedSession | undefined> {
    const token = this.readCookie(request);
    if (!token) return undefined;
    const { id, secret } = token;
    const session = (await this.dataSource
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoinAndMapOne('session.user', UserEntity, 'user', 'user.id = session.userId')
      .select(['session', 'user.id', 'user.email', 'user.name', 'user.role', 'user.locale'])
      // Blocking ends sessions; one that is opened at the same moment is refused here.
      .where('session.id = :id AND user.blockedAt IS NULL', { id })
      .getOne()) as UsedSession | null;
    if (!session || !sameSecret(sha256(secret), session.secretHash)) return undefined;
    return session.expiresAt > this.clock.now() ? session : undefined;
  }

  private idleFor({ lastSeenAt }: UsedSession): number {
    return this.clock.now().getTime() - lastSeenAt.getTime();
  }

  /** The viewer of a session. Writes the last-seen time at most once a minute (SES-8). */
  private async markSeen(session: UsedSession): Promise<Viewer> {
    const { id, userId, createdAt, user } = session;
    if (this.idleFor(session) >= SESSION.touchEvery)
      await this.dataSource.manager.update(SessionEntity, { id }, { lastSeenAt: this.clock.now() });
    return {
      sessionId: id,
      userId,
      ...pick(user, ['email', 'name', 'role', 'locale']),
      signedInAt: createdAt,
    };
  }
}
