import { Injectable } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import { designFaults, drawQr, PLAIN_DESIGN, type QrDesign, type QrDrawing } from '@ringtag/qr';
import { DataSource, In } from 'typeorm';
import { ServerConfig } from '../../platform/config/config';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { Pictures } from '../../platform/pictures/pictures';
import { lockActivation } from '../activations/lock-activation';
import { QrDesignEntity } from '../tables/qr-design.entity';
import { ownLogo } from './logo';
import { isReadable } from './qr-reader';
import { scanUrl } from './scan-url';
import { assertDrawable } from './text-outline';

@Injectable()
export class QrDesignsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly server: ServerConfig,
    private readonly pictures: Pictures,
  ) {}

  /** The owner's design of an activation, if there is one. */
  async find(activationId: string): Promise<QrDesign | null> {
    return (await this.dataSource.manager.findOneBy(QrDesignEntity, { activationId }))?.design ?? null;
  }

  /** The owners' designs, by the ids of the activations. */
  async findAll(activationIds: string[]): Promise<Map<string, QrDesign>> {
    const rows = await this.dataSource.manager.findBy(QrDesignEntity, { activationId: In(activationIds) });
    return new Map(rows.map(({ activationId, design }) => [activationId, design]));
  }

  draw(alias: string, design: QrDesign | null): QrDrawing {
    return drawQr(this.toText(alias), toDisplayAlias(alias), design ?? PLAIN_DESIGN);
  }

  /** Saves how an owner wants a code to look. Throws what `check` and `lockActivation` throw. */
  async save(ownerId: string, code: { id: string; alias: string }, wanted: QrDesign): Promise<QrDesign> {
    const design = await this.check(ownerId, wanted, [code.alias]);
    await this.transactions.run(async (manager) => {
      const { activationId } = await lockActivation(manager, code.id, ownerId);
      await manager.upsert(QrDesignEntity, { activationId, design }, ['activationId']);
    });
    return design;
  }

  /** Deletes the owner's design. */
  async reset(ownerId: string, itemId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { activationId } = await lockActivation(manager, itemId, ownerId);
      await manager.delete(QrDesignEntity, { activationId });
    });
  }

  /**
   * Checks a design with each of these aliases, and answers it with its logo encoded again. Throws `design_refused`
   * with `reasons` if it breaks a rule or phones could not read a code, and a validation error for a logo or caption
   * that cannot be drawn.
   * @param person who sent the logo
   */
  async check(person: string, wanted: QrDesign, aliases: string[]): Promise<QrDesign> {
    assertDrawable('caption', wanted.caption ?? undefined);
    const reasons = designFaults(wanted);
    if (reasons.length > 0) throw new DomainError('design_refused', { reasons });
    const design = { ...wanted, logo: wanted.logo && (await ownLogo(this.pictures, person, wanted.logo)) };
    for (const alias of aliases) {
      if (await isReadable(this.draw(alias, design), this.toText(alias))) continue;
      throw new DomainError('design_refused', { reasons: ['unreadable'] });
    }
    return design;
  }

  /** What the QR code of an alias says: an address. */
  toText(alias: string): string {
    return scanUrl(this.server.codesUrl, alias);
  }
}
