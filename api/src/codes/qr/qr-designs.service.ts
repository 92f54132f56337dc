import { Injectable } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import { designFaults, drawQr, PLAIN_DESIGN, type QrDesign, type QrDrawing } from '@ringtag/qr';
import compact from 'lodash/compact';
import map from 'lodash/map';
import uniq from 'lodash/uniq';
import { DataSource, In } from 'typeorm';
import { ServerConfig } from '../../platform/config/config';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { Pictures } from '../../platform/pictures/pictures';
import { sha256 } from '../../platform/secrets/secrets';
import { lockActivation } from '../activations/lock-activation';
import type { ItemEntity } from '../tables/item.entity';
import { PresetEntity } from '../tables/preset.entity';
import { ProjectEntity } from '../tables/project.entity';
import { QrDesignEntity } from '../tables/qr-design.entity';
import { ownLogo } from './logo';
import { qrPixels } from './qr-png';
import { isReadable } from './qr-reader';
import { scanUrl } from './scan-url';
import { assertDrawable } from './text-outline';

/** What the look of a code depends on, before its owner designs it. */
type Item = Pick<ItemEntity, 'id' | 'projectId' | 'presetId'>;

/** What the picture of a code depends on. */
type DrawnItem = Item & Pick<ItemEntity, 'alias' | 'currentActivationId'>;

/** A small picture of a code. */
export interface Thumbnail {
  /** A hash of all that it shows, and part of its address: browsers ask for another one when the design is another. */
  version: string;
  draw: () => Promise<Buffer>;
}

/** Of a small picture: 72 px of a page on a screen of two dots per px. */
const EDGE = 144;
const COLORS = 32;
/** Modules. Nobody scans the picture from a list, and less margin makes the code larger. */
const MARGIN = 2;

/** How codes look: as their owner designed them, else as their preset says. */
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

  /**
   * How codes look until an owner designs them, by the ids of the codes. The first preset counts: of the code, of its
   * project, the default one. Null is the plain look.
   */
  async findPresets(items: Item[]): Promise<Map<string, QrDesign | null>> {
    const { manager } = this.dataSource;
    const where = { id: In(uniq(map(items, 'projectId'))) };
    const projects = await manager.find(ProjectEntity, { select: { id: true, presetId: true }, where });
    const ids = uniq(compact(map([...items, ...projects], 'presetId')));
    const presets = await manager.findBy(PresetEntity, [{ id: In(ids) }, { isDefault: true }]);
    const byProject = new Map(projects.map(({ id, presetId }) => [id, presetId]));
    const find = (id: string | null | undefined) => presets.find((preset) => preset.id === id);
    const rest = presets.find(({ isDefault }) => isDefault);
    return new Map(
      items.map(({ id, presetId, projectId }) => {
        const preset = find(presetId) ?? find(byProject.get(projectId)) ?? rest;
        return [id, preset?.design ?? null];
      }),
    );
  }

  /** The same for one code. */
  async findPreset(item: Item): Promise<QrDesign | null> {
    return (await this.findPresets([item])).get(item.id) ?? null;
  }

  /** Throws a validation error of the field `presetId` if there is no such preset. Does nothing without an id. */
  async assertPreset(presetId: string | null | undefined): Promise<void> {
    if (!presetId || (await this.dataSource.manager.existsBy(PresetEntity, { id: presetId }))) return;
    throw newFieldError('presetId', 'exists', 'That preset doesn’t exist');
  }

  /** The small pictures of codes for lists, by the ids of the codes. */
  async findThumbnails(items: DrawnItem[]): Promise<Map<string, Thumbnail>> {
    if (items.length === 0) return new Map();
    const activationIds = compact(map(items, 'currentActivationId'));
    const rows = await this.dataSource.manager.findBy(QrDesignEntity, { activationId: In(activationIds) });
    const own = new Map(rows.map(({ activationId, design }) => [activationId, design]));
    const presets = await this.findPresets(items);
    return new Map(
      items.map((item) => {
        const design = own.get(item.currentActivationId ?? '') ?? presets.get(item.id) ?? PLAIN_DESIGN;
        return [item.id, this.toThumbnail(item.alias, design)];
      }),
    );
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

  async getThumbnail(item: DrawnItem): Promise<Thumbnail> {
    return (await this.findThumbnails([item])).get(item.id)!;
  }

  /** A palette makes the PNG half the size of an SVG without a logo, and a tenth of one with a logo (ADR 19). */
  private toThumbnail(alias: string, design: QrDesign): Thumbnail {
    // Lines of text would make the picture higher than wide, and nobody could read them.
    const shown = { ...design, caption: null, showAlias: false, quietZone: MARGIN };
    return {
      version: sha256(JSON.stringify([this.toText(alias), shown])).slice(0, 16),
      draw: async () => {
        const pixels = await qrPixels(this.draw(alias, shown), EDGE);
        return pixels.png({ palette: true, colours: COLORS }).toBuffer();
      },
    };
  }
}
