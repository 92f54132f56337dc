import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { generateVAPIDKeys } from 'web-push';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { seal, unseal } from '../../platform/secrets/sealed-text';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { PushKeyEntity } from '../tables/push-key.entity';
import { PushSubscriptionEntity } from '../tables/push-subscription.entity';

/** Of the only row. */
const ID = '00000000-0000-4000-8000-000000000000';
const PURPOSE = 'push-key';

/** In base64url. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

/**
 * The key pair by which push services know this installation (RFC 8292). The first replica that needs it makes it. The
 * browsers' subscriptions are bound to it, so it outlives `SECRET_KEY`: the new one seals it again when the program starts
 * (ADR 63).
 */
@Injectable()
export class PushKeys implements OnApplicationBootstrap {
  private readonly logger = new Logger('Push');
  private kept: PushKeyPair | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly secrets: SecretKeys,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.open();
    } catch (error) {
      this.logger.warn({
        msg: 'The key for pushes could not be read; the first push tries again',
        err: error,
      });
    }
  }

  async get(): Promise<PushKeyPair> {
    this.kept ??= (await this.open()) ?? (await this.make());
    return this.kept;
  }

  /** Undefined without a row, and where no accepted key opens it. */
  private async open(): Promise<PushKeyPair | undefined> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(PushKeyEntity, { id: ID });
    const opened = row && unseal(this.secrets, PURPOSE, row.sealedKey);
    if (!opened) return undefined;
    if (!opened.isCurrent) {
      const sealedKey = seal(this.secrets, PURPOSE, opened.text);
      // Not where another replica did so.
      await manager.update(PushKeyEntity, { id: ID, sealedKey: row.sealedKey }, { sealedKey });
    }
    return { publicKey: row.publicKey, privateKey: opened.text };
  }

  /** Answers the pair of the replica that was first. */
  private async make(): Promise<PushKeyPair> {
    await this.transactions.run(async (manager) => {
      await this.deleteLost(manager);
      const { publicKey, privateKey } = generateVAPIDKeys();
      const sealedKey = seal(this.secrets, PURPOSE, privateKey);
      const row = { id: ID, publicKey, sealedKey, createdAt: this.clock.now() };
      await insertOrChange(manager, PushKeyEntity, [row]);
    });
    const made = await this.open();
    if (!made) throw new Error('The key for pushes cannot be opened');
    return made;
  }

  /** Deletes a pair that nobody can open, and the subscriptions that are bound to it. */
  private async deleteLost(manager: EntityManager): Promise<void> {
    const row = await manager.findOneBy(PushKeyEntity, { id: ID });
    if (!row || unseal(this.secrets, PURPOSE, row.sealedKey)) return;
    const { affected } = await manager.delete(PushKeyEntity, { id: ID, sealedKey: row.sealedKey });
    if (!affected) return;
    await manager.delete(PushSubscriptionEntity, { id: Not('') });
    this.logger.warn(
      'The key for pushes was sealed with another SECRET_KEY: people must turn pushes on again',
    );
  }
}
