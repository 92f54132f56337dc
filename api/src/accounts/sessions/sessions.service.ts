import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { randomSecret, sha256 } from '../../platform/secrets/secrets';
import { AuditLog, SettingsService } from '../../records';
import type { Client } from '../devices/client';
import { SessionEntity } from '../tables/session.entity';
import { UserEntity } from '../tables/user.entity';
import { type IssuedSession, SessionCookies, toIssued } from './session-cookies';
import { SessionEndings } from './session-endings';
import { getSessionLimits, toEnd, toSweepTime } from './session-limits';
import { judgeSecret } from './session-secrets';

/** A session as its owner sees it. */
export type ListedSession = Pick<SessionEntity, 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'> & {
  shared: boolean;
  /** The end if no further request comes. */
  expiresAt: Date;
};

@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
    private readonly transactions: TransactionRunner,
    private readonly endings: SessionEndings,
    private readonly settings: SettingsService,
    private readonly cookies: SessionCookies,
  ) {}

  /**
   * Opens a session with a new secret. The cookie of the request is never reused (SES-3). If that cookie belongs to a
   * session of this account, the session ends: this browser loses its secret. Throws `account_blocked`: the caller has proven
   * to own the account, so this may be told.
   */
  async issue(
    manager: EntityManager,
    user: Pick<UserEntity, 'id' | 'role'>,
    client: Client,
  ): Promise<IssuedSession> {
    const blocked = { id: user.id, blockedAt: Not(IsNull()) };
    if (await manager.existsBy(UserEntity, blocked)) throw new DomainError('account_blocked');
    const replaced = this.cookies.read(client);
    if (replaced) await this.endings.endIn(manager, { id: replaced.id, userId: user.id });
    const { shared } = client;
    const now = this.clock.now();
    const limits = getSessionLimits({ shared }, user.role, await this.settings.get(manager));
    const secret = randomSecret();
    const session = { id: newId(), createdAt: now, lastSeenAt: now, shared };
    await manager.insert(SessionEntity, {
      ...session,
      secretHash: sha256(secret),
      userId: user.id,
      userAgent: client.userAgent?.slice(0, 255) ?? null,
      expiresAt: toSweepTime(session, limits),
    });
    await this.audit.record(manager, 'signed-in', 'user', user.id, { actor: user });
    this.security.record('sign_in', { userId: user.id, address: client.address });
    return toIssued(session, secret, limits);
  }

  /** The valid sessions of a user, the last used first. */
  async list({ id, role }: Pick<UserEntity, 'id' | 'role'>): Promise<ListedSession[]> {
    const settings = await this.settings.get();
    const now = this.clock.now();
    const lastUsed = { where: { userId: id }, order: { lastSeenAt: 'DESC', id: 'DESC' } } as const;
    const sessions = await this.dataSource.manager.find(SessionEntity, lastUsed);
    return sessions.flatMap((session) => {
      const limits = getSessionLimits(session, role, settings);
      if (toSweepTime(session, limits) <= now) return [];
      return {
        ...pick(session, ['id', 'userAgent', 'createdAt', 'lastSeenAt', 'shared']),
        expiresAt: toEnd(session, limits),
      };
    });
  }

  /**
   * Ends the session of the request's cookie, also one that was idle for too long or whose account is blocked. Does
   * nothing when the secret in the cookie is wrong.
   */
  async end(request: FastifyRequest): Promise<void> {
    const token = this.cookies.read(request);
    if (!token) return;
    const { id, secret } = token;
    const session = await this.dataSource.manager.findOneBy(SessionEntity, { id });
    if (!session || !judgeSecret(session, secret, this.clock.now())) return;
    await this.revoke({ sessionId: id, userId: session.userId });
  }

  /** Ends one session of a user; answers whether there was one. */
  async revoke({ sessionId, userId }: { sessionId: string; userId: string }): Promise<boolean> {
    const ended = await this.endings.end({ id: sessionId, userId });
    if (ended) this.security.record('session_revoked', { userId, scope: 'one' });
    return ended;
  }

  /** Ends all other sessions of the viewer and forgets all known devices. Answers the account as it is afterwards. */
  async signOutOthers(viewer: Viewer): Promise<UserEntity> {
    return this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [viewer.userId]);
      await this.revokeOthers(manager, viewer);
      await this.audit.record(manager, 'signed-out-everywhere', 'user', viewer.userId);
      return manager.findOneByOrFail(UserEntity, { id: viewer.userId });
    });
  }

  /**
   * Ends all other sessions of the viewer, and gives this one a new secret (SES-3). Throws what
   * `replaceSecret` throws.
   */
  async restart(manager: EntityManager, viewer: Viewer): Promise<IssuedSession> {
    await this.revokeOthers(manager, viewer);
    return this.replaceSecret(manager, viewer);
  }

  private async revokeOthers(manager: EntityManager, viewer: Viewer): Promise<void> {
    await this.endings.endOthers(manager, viewer);
    this.security.record('session_revoked', { userId: viewer.userId, scope: 'others' });
  }

  /** Ends all sessions of a user and forgets all known devices. */
  async revokeAll(manager: EntityManager, userId: string): Promise<void> {
    await this.endings.endAll(manager, userId);
    this.security.record('session_revoked', { userId, scope: 'all' });
  }

  /**
   * Replaces the secret of a session (SES-3). The old secret is refused from then on. Throws `unauthenticated` if the
   * session has ended in the meantime: a device that was signed out must not change the account.
   */
  private async replaceSecret(
    manager: EntityManager,
    { sessionId: id, userId, role }: Viewer,
  ): Promise<IssuedSession> {
    const secret = randomSecret();
    const noOldOne = { oldSecretHash: null, oldSecretUntil: null, rotationNonce: null };
    const replaced = { secretHash: sha256(secret), rotatedAt: this.clock.now(), ...noOldOne };
    const { affected } = await manager.update(SessionEntity, { id }, replaced);
    if (affected !== 1) throw new DomainError('unauthenticated');
    this.endings.note(manager, userId);
    const session = await manager.findOneByOrFail(SessionEntity, { id });
    const limits = getSessionLimits(session, role, await this.settings.get(manager));
    return toIssued(session, secret, limits);
  }
}
