import { Injectable } from '@nestjs/common';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ActivationEntity } from '../../codes/activations/activation.entity';
import { ServerConfig } from '../../platform/config/config';
import { ItemEntity } from '../../codes/items/item.entity';
import { scanUrl } from '../../codes/items/scan-url';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/http/domain-error';
import { PresetDesigns } from '../../codes/presets/preset-designs';
import { QrDesignsService } from '../../codes/qr/qr-designs.service';
import { ScanPages } from '../../codes/scan-pages/scan-pages';
import { SettingsService } from '../../records/settings/settings.service';
import { TemplatesService } from '../../codes/templates/templates.service';
import { UsersService } from '../../accounts/users/users.service';
import type { MyCodeScansDto } from '../../codes/scan-counts/code-scans.dto';
import { CodeScans } from '../../codes/scan-counts/code-scans';
import { MyCodeSelection } from './my-code-selection';
import type {
  ChangeMyCodeDto,
  MyCodeDetailDto,
  MyCodeDto,
  MyCodeListDto,
  MyCodeListQuery,
} from './my-code.dto';

/** A code with the activation by which somebody holds it. */
export interface Held {
  item: ItemEntity;
  activation: ActivationEntity;
}

@Injectable()
export class MyCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly selection: MyCodeSelection,
    private readonly scanned: CodeScans,
    private readonly users: UsersService,
    private readonly templates: TemplatesService,
    private readonly designs: QrDesignsService,
    private readonly presets: PresetDesigns,
    private readonly settings: SettingsService,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
    private readonly server: ServerConfig,
  ) {}

  /** The codes that a user holds now, and how many more the account may hold. */
  async list(ownerId: string, { page, pageSize, q, sort }: MyCodeListQuery): Promise<MyCodeListDto> {
    const { activeCodes, activationLimit } = await this.users.get(ownerId);
    const selected = this.selection.of(ownerId, q);
    // The account knows how many it holds: counting them reads as many rows.
    const total = q ? await selected.clone().getCount() : activeCodes;
    const ids = await this.selection.ids(selected, sort, { offset: (page - 1) * pageSize, limit: pageSize });
    const items = await this.toDtos(await this.heldAs(ownerId, ids));
    return {
      items,
      total,
      page,
      pageSize,
      activeCodes,
      activationLimit: activationLimit ?? (await this.settings.current()).activationLimit,
    };
  }

  /** Throws `not_found` for a code that the user does not hold (AUT-1). */
  async get(ownerId: string, id: string): Promise<MyCodeDetailDto> {
    const held = await this.held(ownerId, id);
    const [dto] = await this.toDtos([held]);
    const templates = await this.templates.of([held.activation.id]);
    const design = await this.designs.of(held.activation.id);
    const startDesign = (await this.presets.of(held.item)) ?? PLAIN_DESIGN;
    return { ...dto!, template: templates.get(held.activation.id) ?? null, design, startDesign };
  }

  /** Scans per day. Throws `not_found` for a code that the user does not hold (AUT-1). */
  async scans(ownerId: string, id: string, days: number): Promise<MyCodeScansDto> {
    const { item } = await this.held(ownerId, id);
    return this.scanned.perDay(item.id, days);
  }

  /** Throws `code_disabled` when an administrator disabled the code: its owner cannot undo that. */
  async change(ownerId: string, id: string, changes: ChangeMyCodeDto): Promise<MyCodeDetailDto> {
    const { item, activation } = await this.held(ownerId, id);
    const { status, label, ...own } = changes;
    await this.transactions.run(async (manager) => {
      // An empty name is none.
      const named = { ...own, label: label === '' ? null : label };
      const kept = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
      if (status !== undefined) {
        const { affected } = await manager.update(
          ItemEntity,
          { id: item.id, ownerId, status: In(['active', 'inactive']) },
          { status, updatedAt: this.clock.now() },
        );
        if (affected !== 1) throw new DomainError('code_disabled');
        this.transactions.afterCommit(() => this.pages.forget(item.alias));
      }
      if (Object.keys(kept).length > 0) await manager.update(ActivationEntity, { id: activation.id }, kept);
    });
    return this.get(ownerId, id);
  }

  private heldBy(ownerId: string): SelectQueryBuilder<ActivationEntity> {
    return this.dataSource
      .createQueryBuilder(ActivationEntity, 'a')
      .innerJoin(ItemEntity, 'i', 'i.currentActivationId = a.id AND i.ownerId = a.userId AND i.id = a.itemId')
      .where('a.userId = :ownerId AND a.endedAt IS NULL', { ownerId });
  }

  /** Throws `not_found` for a code that the user does not hold (AUT-1). */
  async held(ownerId: string, id: string): Promise<Held> {
    const activation = await this.heldBy(ownerId).andWhere('i.id = :id', { id }).getOne();
    if (!activation) throw new DomainError('not_found');
    return { activation, item: await this.dataSource.manager.findOneByOrFail(ItemEntity, { id }) };
  }

  /** In the order of `ids`, which name activations. */
  private async heldAs(ownerId: string, ids: string[]): Promise<Held[]> {
    const { manager } = this.dataSource;
    const activations = await manager.findBy(ActivationEntity, { id: In(ids), userId: ownerId });
    const items = await manager.findBy(ItemEntity, {
      id: In(activations.map(({ itemId }) => itemId)),
      ownerId,
    });
    return ids.flatMap((id) => {
      const activation = activations.find((each) => each.id === id);
      const item = items.find(({ currentActivationId }) => currentActivationId === id);
      return activation && item ? [{ activation, item }] : [];
    });
  }

  private async toDtos(held: Held[]): Promise<MyCodeDto[]> {
    if (held.length === 0) return [];
    const scans = await this.scanned.of(held.map(({ item }) => item.id));
    return held.map(({ item, activation }) => ({
      id: item.id,
      alias: item.alias,
      url: scanUrl(this.server.codesUrl, item.alias),
      label: activation.label,
      status: item.status,
      notify: activation.notify,
      activatedAt: activation.activatedAt,
      scans: scans.get(item.id)?.total ?? 0,
      lastScanDay: scans.get(item.id)?.lastDay ?? null,
      tried: activation.tried === true,
      unreadMessages: activation.unreadMessages,
    }));
  }
}
