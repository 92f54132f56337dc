import { Injectable } from '@nestjs/common';
import { type Role, SESSION } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import { AuditLog } from '../../records';
import { ServerConfig } from '../../platform/config/config';
import type { Client } from '../devices/client';
import { DevicesService } from '../devices/devices.service';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { holdRows } from '../../platform/database/hold-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { randomSecret, readToken, sameSecret, sha256 } from '../../platform/secrets/secrets';
import { UserEntity } from '../tables/user.entity';
import { sessionCookieName } from './session-cookie';
import { SessionEntity } from '../tables/session.entity';

/** A new session: the token goes into the cookie and is kept nowhere else. */
export interface IssuedSession {
  token: string;
  expiresAt: Date;
}

type Row = Viewer & { secretHash: string; lastSeenAt: Date; expiresAt: Date };

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
   * Always a new secret: whatever cookie came in is never adopted (SES-3). Throws `account_blocked`; by now whoever
   * asks has proven that the account is theirs.
   */
  async issue(
    manager: EntityManager,
    user: { id: string; role: Role },
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

  /** The viewer of a public page: undefined unless the session is good; never refuses. */
  async recognise(request: FastifyRequest): Promise<Viewer | undefined> {
    const row = await this.find(request);
    if (!row || this.idleFor(row) > SESSION.idle) return undefined;
    return this.seen(row);
  }

  /**
   * The viewer of a protected call. `unauthenticated` without a session; after 30 idle minutes `session_idle`,
   * which opens the client's modal; `revive` continues such a session within two minutes more (SES-4).
   */
  async require(request: FastifyRequest, { revive = false } = {}): Promise<Viewer> {
    const row = await this.find(request);
    if (!row) throw new DomainError('unauthenticated');
    const idle = this.idleFor(row);
    if (idle > SESSION.idle + SESSION.grace) {
      await this.dataSource.manager.delete(SessionEntity, { id: row.sessionId });
      throw new DomainError('unauthenticated');
    }
    if (idle > SESSION.idle && !revive) throw new DomainError('session_idle');
    return this.seen(row);
  }

  /** Those of a user that still work, the latest seen first. */
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
   * Ends the session of the cookie that came in, whatever else holds of it: also one that idled too long to be used, or
   * whose account is blocked. Nobody but whoever knows its secret can.
   */
  async end(request: FastifyRequest): Promise<void> {
    const token = this.tokenOf(request);
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

  /** What somebody does who is not sure about a device; answers the account as it leaves it. */
  async signOutOthers(viewer: { sessionId: string; userId: string }): Promise<UserEntity> {
    return this.transactions.run(async (manager) => {
      await holdRows(manager, UserEntity, [viewer.userId]);
      await this.revokeOthers(viewer, manager);
      const subject = { type: 'user', id: viewer.userId } as const;
      await this.audit.record(manager, { action: 'signed-out-everywhere', subject });
      return manager.findOneByOrFail(UserEntity, { id: viewer.userId });
    });
  }

  /** Ends all other sessions of the viewer, and gives this one a new secret (SES-3). Throws what `rotate` throws. */
  async restart(
    manager: EntityManager,
    viewer: { sessionId: string; userId: string },
  ): Promise<IssuedSession> {
    await this.revokeOthers(viewer, manager);
    return this.rotate(manager, viewer.sessionId);
  }

  /** Known devices end with them: who wants to be rid of a thief does not leave one a budget of its own. */
  private async revokeOthers(
    { sessionId, userId }: { sessionId: string; userId: string },
    manager: EntityManager,
  ): Promise<void> {
    await this.devices.endAllOf(manager, userId);
    const others = await manager.find(SessionEntity, {
      select: { id: true },
      where: { userId, id: Not(sessionId) },
    });
    await manager.delete(SessionEntity, { id: In(others.map(({ id }) => id)) });
    this.security.record('session_revoked', { userId, scope: 'others' });
  }

  /** All known devices end too. */
  async revokeAllOf(manager: EntityManager, userId: string): Promise<void> {
    await this.devices.endAllOf(manager, userId);
    await manager.delete(SessionEntity, { userId });
    this.security.record('session_revoked', { userId, scope: 'all' });
  }

  /**
   * Gives a session a new secret; the old one is dead (SES-3). Throws `unauthenticated` when the session was ended
   * meanwhile, so that whoever was signed out can change nothing any more.
   */
  private async rotate(manager: EntityManager, sessionId: string): Promise<IssuedSession> {
    const secret = randomSecret();
    const { affected } = await manager.update(
      SessionEntity,
      { id: sessionId },
      { secretHash: sha256(secret) },
    );
    if (affected !== 1) throw new DomainError('unauthenticated');
    const { expiresAt } = await manager.findOneByOrFail(SessionEntity, { id: sessionId });
    return { token: `${sessionId}.${secret}`, expiresAt };
  }

  private tokenOf(request: FastifyRequest): ReturnType<typeof readToken> {
    return readToken(request.cookies[this.cookieName] ?? '');
  }

  private async find(request: FastifyRequest): Promise<Row | undefined> {
    const token = this.tokenOf(request);
    if (!token) return undefined;
    const { id, secret } = token;
    const row = await this.dataSource
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoin(UserEntity, 'user', 'user.id = session.userId')
      .select([
        'session.id',
        'session.secretHash',
        'session.createdAt',
        'session.lastSeenAt',
        'session.expiresAt',
      ])
      .addSelect(['user.id', 'user.email', 'user.name', 'user.role', 'user.locale'])
      // Blocking ends sessions; one that was just being opened ends here.
      .where('session.id = :id AND user.blockedAt IS NULL', { id })
      .getRawAndEntities()
      .then(({ entities, raw }) => (entities[0] ? { session: entities[0], raw: raw[0] } : undefined));
    if (!row || !sameSecret(sha256(secret), row.session.secretHash)) return undefined;
    if (row.session.expiresAt <= this.clock.now()) return undefined;
    return {
      sessionId: row.session.id,
      secretHash: row.session.secretHash,
      lastSeenAt: row.session.lastSeenAt,
      expiresAt: row.session.expiresAt,
      userId: row.raw.user_id,
      email: row.raw.user_email,
      name: row.raw.user_name,
      role: row.raw.user_role,
      locale: row.raw.user_locale,
      signedInAt: row.session.createdAt,
    };
  }

  private idleFor(row: Row): number {
    return this.clock.now().getTime() - row.lastSeenAt.getTime();
  }

  /** Writes the last-seen time at most once a minute (SES-8). */
  private async seen(row: Row): Promise<Viewer> {
    if (this.idleFor(row) >= SESSION.touchEvery) {
      await this.dataSource.manager.update(
        SessionEntity,
        { id: row.sessionId },
        { lastSeenAt: this.clock.now() },
      );
    }
    const { sessionId, userId, email, name, role, locale, signedInAt } = row;
    return { sessionId, userId, email, name, role, locale, signedInAt };
  }
}
