import { Injectable } from '@nestjs/common';
import type { Metadata, Sharp } from 'sharp';
import { assertOutsideTransaction } from '../database/transaction-runner';
import { FairTurns } from '../turns/fair-turns';
import { loadSharp } from './load-sharp';

/** What a picture of somebody may be like; its header says so before anything is decoded. */
export interface PictureBounds {
  pixels: number;
  /** Of the longer side, in px. */
  side: number;
  /** The longer side through the shorter one. */
  ratio: number;
  /** In which it has to be decoded and encoded: far more than an honest one takes. */
  seconds: number;
}

/** It is no picture, a broken one, or beyond the bounds. */
export class UnusablePictureError extends Error {}

/** Decoding takes up to 100 MB each, and a thread of the four that files and names of servers need as well. */
const TURNS = { lanes: 2, waiting: 20, waitingEach: 5 };

/** Makes pictures of our own of what people upload (UPL-1). Decoding and encoding run in libvips' threads. */
@Injectable()
export class Pictures {
  private readonly turns = new FairTurns(TURNS);

  /**
   * What `make` makes of an upload; nothing of the file is left but its pixels.
   * Throws UnusablePictureError, and `unavailable` when too many pictures wait.
   * @param person whose picture it is: nobody waits for all that somebody else sent
   */
  async remake(
    person: string,
    bytes: Buffer,
    bounds: PictureBounds,
    make: (picture: Sharp, about: Metadata) => Sharp,
  ): Promise<Buffer> {
    assertOutsideTransaction('picture processing');
    return this.turns.take(person, () => remade(bytes, bounds, make));
  }
}

async function remade(
  bytes: Buffer,
  bounds: PictureBounds,
  make: (picture: Sharp, about: Metadata) => Sharp,
): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: bounds.pixels, failOn: 'error', pages: 1 });
    const about = await picture.metadata();
    assertWithin(bounds, about);
    return await make(picture, about).timeout({ seconds: bounds.seconds }).toBuffer();
  } catch (error) {
    // libvips tells of broken files by an error each.
    throw new UnusablePictureError('The picture cannot be used', { cause: error });
  }
}

/** Few bytes can hold a line of millions of pixels, which takes seconds to decode. */
function assertWithin({ side, ratio }: PictureBounds, { width, height }: Metadata): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > side || longer > shorter * ratio) throw new UnusablePictureError('It is too long');
}
