import { Injectable } from '@nestjs/common';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ActivationEntity } from '../activations/activation.entity';
import { ServerConfig } from '../config/config';
import { ItemEntity } from '../items/item.entity';
import { scanUrl } from '../items/scan-url';
import { MessageEntity } from '../messages/message.entity';
import { Clock } from '../platform/clock/clock';
import { TransactionRunner } from '../platform/database/transaction-runner';
import { DomainError } from '../platform/http/domain-error';
import { containing, type ListQuery } from '../platform/http/list.dto';
import { ScanCountEntity } from '../scan/scan-count.entity';
import { ScanPages } from '../scan/scan-pages';
import { TemplatesService } from '../templates/templates.service';
import type { ChangeMyCodeDto, MyCodeDetailDto, MyCodeDto, MyCodeListDto } from './my-code.dto';

interface Held {
  item: ItemEntity;
  activation: ActivationEntity;
}

@Injectable()
export class MyCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly templates: TemplatesService,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
    private readonly server: ServerConfig,
  ) {}

  /** The codes that a user holds now, the newest activation first. */
  async list(ownerId: string, { page, pageSize, q }: ListQuery): Promise<MyCodeListDto> {
    const select = this.heldBy(ownerId);
    if (q) {
      select.andWhere("(i.alias LIKE :alias ESCAPE '!' OR a.label LIKE :q ESCAPE '!')", {
        alias: containing(q.replace(/-/g, '').toUpperCase()),
        q: containing(q),
      });
    }
    const total = await select.getCount();
    const activations = await select
      .orderBy('a.id', 'DESC')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getMany();
    return { items: await this.toDtos(await this.withItems(activations)), total, page, pageSize };
  }

  /** Throws `not_found` for a code that the user does not hold (AUT-1). */
  async get(ownerId: string, id: string): Promise<MyCodeDetailDto> {
    const held = await this.find(ownerId, id);
    const [dto] = await this.toDtos([held]);
    const templates = await this.templates.of([held.activation.id]);
    return { ...dto!, template: templates.get(held.activation.id) ?? null };
  }

  /** Throws `code_disabled` when an administrator disabled the code: its owner cannot undo that. */
  async change(ownerId: string, id: string, changes: ChangeMyCodeDto): Promise<MyCodeDetailDto> {
    const { item, activation } = await this.find(ownerId, id);
    const { status, ...own } = changes;
    await this.transactions.run(async (manager) => {
      const kept = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
      if (Object.keys(kept).length > 0) await manager.update(ActivationEntity, { id: activation.id }, kept);
      if (status === undefined) return;
      const { affected } = await manager.update(
        ItemEntity,
        { id: item.id, ownerId, status: In(['active', 'inactive']) },
        { status, updatedAt: this.clock.now() },
      );
      if (affected !== 1) throw new DomainError('code_disabled');
      this.transactions.afterCommit(() => this.pages.forget(item.alias));
    });
    return this.get(ownerId, id);
  }

  private heldBy(ownerId: string): SelectQueryBuilder<ActivationEntity> {
    return this.dataSource
      .createQueryBuilder(ActivationEntity, 'a')
      .innerJoin(ItemEntity, 'i', 'i.currentActivationId = a.id AND i.ownerId = a.userId AND i.id = a.itemId')
      .where('a.userId = :ownerId AND a.endedAt IS NULL', { ownerId });
  }

  private async find(ownerId: string, id: string): Promise<Held> {
    const activation = await this.heldBy(ownerId).andWhere('i.id = :id', { id }).getOne();
    if (!activation) throw new DomainError('not_found');
    return { activation, item: await this.dataSource.manager.findOneByOrFail(ItemEntity, { id }) };
  }

  private async withItems(activations: ActivationEntity[]): Promise<Held[]> {
    const items = await this.dataSource.manager.findBy(ItemEntity, {
      id: In(activations.map(({ itemId }) => itemId)),
    });
    const byId = new Map(items.map((item) => [item.id, item]));
    return activations.flatMap((activation) => {
      const item = byId.get(activation.itemId);
      return item ? [{ activation, item }] : [];
    });
  }

  private async toDtos(held: Held[]): Promise<MyCodeDto[]> {
    if (held.length === 0) return [];
    const scans = await this.scansOf(held.map(({ item }) => item.id));
    const unread = await this.unreadOf(held.map(({ activation }) => activation.id));
    return held.map(({ item, activation }) => ({
      id: item.id,
      alias: item.alias,
      url: scanUrl(this.server.shortUrl, item.alias),
      label: activation.label,
      status: item.status,
      notify: activation.notify,
      activatedAt: activation.activatedAt,
      scans: scans.get(item.id) ?? 0,
      unreadMessages: unread.get(activation.id) ?? 0,
    }));
  }

  private async scansOf(itemIds: string[]): Promise<Map<string, number>> {
    const rows: { id: string; sum: string | number }[] = await this.dataSource
      .createQueryBuilder(ScanCountEntity, 's')
      .select('s.itemId', 'id')
      .addSelect('SUM(s.count)', 'sum')
      .where('s.itemId IN (:...itemIds)', { itemIds })
      .groupBy('s.itemId')
      .getRawMany();
    return new Map(rows.map(({ id, sum }) => [id, Number(sum)]));
  }

  private async unreadOf(activationIds: string[]): Promise<Map<string, number>> {
    const rows: { id: string; unread: string | number }[] = await this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .select('m.activationId', 'id')
      .addSelect('COUNT(*)', 'unread')
      .where('m.activationId IN (:...activationIds) AND m.readAt IS NULL AND m.archivedAt IS NULL', {
        activationIds,
      })
      .groupBy('m.activationId')
      .getRawMany();
    return new Map(rows.map(({ id, unread }) => [id, Number(unread)]));
  }
}
