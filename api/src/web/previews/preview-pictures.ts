import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Locale, PHOTO } from '@ringtag/contracts';
import { type PublicScan, toInitials, toPictureWords, toSubtitle } from '@ringtag/documents';
import { LRUCache } from 'lru-cache';
import type { OverlayOptions } from 'sharp';
import { PhotosService } from '../../accounts';
import { BrandConfig } from '../../platform/config/config';
import { loadSharp } from '../../platform/pictures/load-sharp';
import type { Asker } from '../../platform/turns/asker';
import { FairTurns } from '../../platform/turns/fair-turns';
import { BrandFiles } from '../brand/brand-files';
import { type Brand, drawBrandPreview, drawContactPreview, PORTRAIT, toDrawable } from './preview-svg';

/** The bytes of pictures that are cached. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** A picture takes a tenth of a second. A messenger that waits longer shows the link without one. */
const TURNS = { name: 'preview drawing', lanes: 1, waiting: 20 };
const PHOTO_NAME = /([0-9a-f]{64})\.webp$/;

type Shown = Pick<PublicScan, 'owner' | 'template'>;

/** The facts that the picture of a contact shows. */
interface Contact {
  name: string;
  lines: string[];
  initials: string;
  /** The hash of the photo. */
  photo: string | undefined;
}

/** Pictures of 1200 × 630 px for messengers, drawn when one first asks for them (ADR 18). */
@Injectable()
export class PreviewPictures {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly turns = new FairTurns(TURNS);

  constructor(
    private readonly brand: BrandConfig,
    private readonly photos: PhotosService,
    private readonly files: BrandFiles,
  ) {}

  /** The picture of the product, or of a thing that was found. Throws `unavailable`. */
  getPlain(kind: 'brand' | 'lost', locale: Locale, client: Asker): Promise<Buffer> {
    const draw = async () => encode(drawBrandPreview(await this.getBrand(), toPictureWords(kind, locale)));
    return this.get(`${kind} ${locale}`, client, draw);
  }

  /** The picture of a contact. Throws `not_found` when its photo has just been removed, and `unavailable`. */
  getContact(shown: Shown, client: Asker): Promise<Buffer> {
    const contact = toContact(shown);
    return this.get(JSON.stringify(contact), client, () => this.drawContact(contact));
  }

  private async get(key: string, client: Asker, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(key);
    if (known) return known;
    return this.turns.take(client, async () => {
      const made = this.kept.get(key) ?? (await draw());
      this.kept.set(key, made);
      return made;
    });
  }

  private async getBrand(): Promise<Brand> {
    return { name: this.brand.name, logo: await this.files.findMark() };
  }

  private async drawContact(contact: Contact): Promise<Buffer> {
    const svg = drawContactPreview(await this.getBrand(), contact);
    if (contact.photo === undefined) return encode(svg);
    const photo = await cutCircle(await this.photos.getBytes(contact.photo));
    return encode(svg, { input: photo, left: PORTRAIT.x, top: PORTRAIT.y });
  }
}

/** Changes with what the picture of a contact shows, so that messengers fetch a changed one. */
export function toVersion(shown: Shown): string {
  return hash('sha256', JSON.stringify(toContact(shown))).slice(0, 8);
}

function toContact({ owner, template }: Shown): Contact {
  const name = owner?.name ?? '';
  const lines = [owner && toSubtitle(owner).join(' · '), template?.title].filter((line) => line);
  return {
    name,
    lines: lines as string[],
    initials: toInitials(toDrawable(name)),
    photo: PHOTO_NAME.exec(owner?.photo ?? '')?.[1],
  };
}

async function encode(svg: string, over?: OverlayOptions): Promise<Buffer> {
  const sharp = await loadSharp();
  const drawn = sharp(Buffer.from(svg));
  // Messengers refuse pictures of more than 300 KB. With a palette a photo has 40 KB.
  return (over ? drawn.composite([over]) : drawn).png({ palette: true, effort: 3 }).toBuffer();
}

async function cutCircle(photo: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { edge } = PORTRAIT;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><circle cx="${edge / 2}" cy="${edge / 2}" r="${edge / 2}"/></svg>`;
  return sharp(photo, { limitInputPixels: PHOTO.edge ** 2 })
    .resize(edge, edge, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
