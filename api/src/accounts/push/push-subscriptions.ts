import { createECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { sha256 } from '../../platform/secrets/secrets';
import { PushSubscriptionEntity } from '../tables/push-subscription.entity';
import { SessionEntity } from '../tables/session.entity';
import { PushKeys } from './push-keys';
import { PushServices } from './push-services';
import type { PushDto, PushSubscriptionDto } from './push.dto';

/** How often a subscription is written anew that another session of the same browser wrote meanwhile. */
const TRIES = 5;
const AUTH_BYTES = 16;

/** The browsers that get pushes: each session has one, and each browser is in its newest session. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly services: PushServices,
    private readonly keys: PushKeys,
    private readonly clock: Clock,
  ) {}

  async describe({ sessionId: id }: Viewer): Promise<PushDto> {
    const { publicKey } = await this.keys.get();
    const found = await this.dataSource.manager.findOneBy(PushSubscriptionEntity, { id });
    return { publicKey, isOn: found !== null, showsTexts: found?.showsTexts ?? false };
  }

  /** Those of a person, by the ids of their sessions. */
  async findAll(userId: string): Promise<Map<string, PushSubscriptionEntity>> {
    const rows = await this.dataSource.manager.findBy(PushSubscriptionEntity, { userId });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Throws `validation_failed` for what is no push service of a browser, and for keys that encrypt nothing;
   * `unauthenticated` where the session has ended.
   */
  async save({ sessionId: id, userId }: Viewer, wanted: PushSubscriptionDto): Promise<void> {
    const endpoint = this.services.read(wanted.endpoint);
    if (!endpoint) throw newFieldError('endpoint', 'isPushService', 'must be of a push service of browsers');
    if (!isPublicKey(wanted.p256dh)) throw newFieldError('p256dh', 'isKey', 'must be a public key on P-256');
    if (Buffer.from(wanted.auth, 'base64url').length !== AUTH_BYTES)
      throw newFieldError('auth', 'isSecret', 'must have 16 bytes');
    const { p256dh, auth, showsTexts } = wanted;
    const row = { id, userId, endpoint, endpointHash: sha256(endpoint), p256dh, auth, showsTexts };
    for (let tries = 1; ; tries++) {
      try {
        return await this.transactions.run((manager) => this.write(manager, row));
      } catch (error) {
        if (tries === TRIES || !isUniqueViolation(error)) throw error;
      }
    }
  }

  async delete(sessionId: string): Promise<void> {
    await this.dataSource.manager.delete(PushSubscriptionEntity, { id: sessionId });
  }

  /** Takes the browser from its older session. `insertOrChange` would change that row instead, on MySQL. */
  private async write(manager: EntityManager, row: Omit<PushSubscriptionEntity, 'createdAt'>): Promise<void> {
    const { id, endpointHash } = row;
    if ((await lockRows(manager, SessionEntity, [id])) === 0) throw new DomainError('unauthenticated');
    await manager.delete(PushSubscriptionEntity, { id });
    await manager.delete(PushSubscriptionEntity, { endpointHash });
    await manager.insert(PushSubscriptionEntity, { ...row, createdAt: this.clock.now() });
  }
}

/** Whether a push can be encrypted for it. */
function isPublicKey(text: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(Buffer.from(text, 'base64url')).length > 0;
  } catch {
    return false;
  }
}
