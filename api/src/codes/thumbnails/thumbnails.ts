import { Injectable } from '@nestjs/common';
import { PLAIN_DESIGN, type QrDesign } from '@ringtag/qr';
import compact from 'lodash/compact';
import map from 'lodash/map';
import { DomainError } from '../../platform/errors/domain-error';
import { sha256 } from '../../platform/secrets/secrets';
import { PresetDesigns } from '../presets/preset-designs';
import { QrDesignsService } from '../qr/qr-designs.service';
import { qrPixels } from '../qr/qr-png';
import type { ItemEntity } from '../tables/item.entity';

/** What the picture of a code depends on. */
type Drawn = Pick<ItemEntity, 'id' | 'alias' | 'projectId' | 'presetId' | 'currentActivationId'>;

/** 72 px of a page on a screen of two dots per px. */
const EDGE = 144;
const COLORS = 32;
/** Modules. Nobody scans the picture from a list, and less margin makes the code larger. */
const MARGIN = 2;

/** A small picture of a code. */
export interface Thumbnail {
  version: string;
  draw: () => Promise<Buffer>;
}

/**
 * Small pictures of codes for lists, of the owner's design or the preset. The version of a picture is a hash of all that
 * it shows, and part of its address: browsers keep it, and ask for another one as soon as the design is another.
 */
@Injectable()
export class Thumbnails {
  constructor(
    private readonly designs: QrDesignsService,
    private readonly presets: PresetDesigns,
  ) {}

  /** The pictures by the ids of the codes. */
  async findAll(items: Drawn[]): Promise<Map<string, Thumbnail>> {
    if (items.length === 0) return new Map();
    const own = await this.designs.findAll(compact(map(items, 'currentActivationId')));
    const presets = await this.presets.findAll(items);
    return new Map(
      items.map((item) => {
        const design = own.get(item.currentActivationId ?? '') ?? presets.get(item.id) ?? PLAIN_DESIGN;
        return [item.id, this.toThumbnail(item.alias, design)];
      }),
    );
  }

  async get(item: Drawn): Promise<Thumbnail> {
    const found = (await this.findAll([item])).get(item.id);
    if (!found) throw new DomainError('not_found');
    return found;
  }

  /** A palette makes the PNG half the size of an SVG without a logo, and a tenth of one with a logo (ADR 19). */
  private toThumbnail(alias: string, design: QrDesign): Thumbnail {
    // Lines of text would make the picture higher than wide, and nobody could read them.
    const shown = { ...design, caption: null, showAlias: false, quietZone: MARGIN };
    return {
      version: sha256(JSON.stringify([this.designs.toText(alias), shown])).slice(0, 16),
      draw: async () => {
        const pixels = await qrPixels(this.designs.draw(alias, shown), EDGE);
        return pixels.png({ palette: true, colours: COLORS }).toBuffer();
      },
    };
  }
}
