import { Injectable } from '@nestjs/common';
import { PHOTO } from '@ringtag/contracts';
import type { Metadata, Sharp } from 'sharp';
import { assertOutsideTransaction } from '../database/transaction-runner';
import { CORES, THREADS } from '../turns/cores';
import { FairTurns } from '../turns/fair-turns';
import { loadSharp } from './load-sharp';
import { detectPhotoType } from './photo-type';

/** Bounds of an uploaded picture. All but `seconds` are checked on its header, before anything is decoded. */
export interface PictureBounds {
  pixels: number;
  /** The longer side, in px. */
  side: number;
  /** The longer side divided by the shorter one. */
  ratio: number;
  /** The time limit for decoding and encoding, far more than a normal picture takes. */
  seconds: number;
}

/** The bounds of every photo that people upload, and the time for decoding it. */
export const PHOTO_BOUNDS: PictureBounds = {
  pixels: PHOTO.maxPixels,
  side: PHOTO.maxSide,
  ratio: PHOTO.maxRatio,
  seconds: 5,
};

/** The file is not a picture, is damaged, or exceeds the bounds. */
export class UnusablePictureError extends Error {}

/**
 * Pictures that are decoded at the same time, at most one of each person. Others wait; when too many do, the answer is
 * 503. A picture takes up to 100 MB. Half of the cores and threads are left to passwords, files and DNS.
 */
const TURNS = {
  name: 'picture decoding',
  lanes: Math.ceil(Math.min(CORES, THREADS) / 2),
  waiting: 20,
  waitingEach: 5,
};

type Make = (picture: Sharp, about: Metadata) => Sharp;

/** Decodes uploaded pictures and encodes them anew (UPL-1). Both run in the threads of libvips. */
@Injectable()
export class Pictures {
  private readonly turns = new FairTurns(TURNS);

  /**
   * Runs `make` on an uploaded picture and answers its result, which has no metadata.
   * Throws UnusablePictureError, and `unavailable` when too many pictures wait.
   * @param person who uploaded it; people take turns, so nobody waits for all uploads of another person
   */
  async remake(person: string, bytes: Buffer, bounds: PictureBounds, make: Make): Promise<Buffer> {
    assertOutsideTransaction('picture processing');
    return this.turns.take(person, () => remade(bytes, bounds, make));
  }

  /** The same for a photo, which must be a JPEG, PNG or WebP. Of an animation it takes the first picture. */
  async remakePhoto(person: string, bytes: Buffer, make: Make): Promise<Buffer> {
    const type = detectPhotoType(bytes);
    if (!type) throw new UnusablePictureError('It is none of the types');
    return this.remake(person, bytes, PHOTO_BOUNDS, (picture, about) => {
      if (`image/${about.format}` !== type) throw new UnusablePictureError('It is of another type');
      return make(picture, about);
    });
  }
}

async function remade(bytes: Buffer, bounds: PictureBounds, make: Make): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: bounds.pixels, failOn: 'error', pages: 1 });
    const about = await picture.metadata();
    assertWithin(bounds, about);
    return await make(picture, about).timeout({ seconds: bounds.seconds }).toBuffer();
  } catch (error) {
    // libvips has a different error for each kind of damage.
    throw new UnusablePictureError('The picture cannot be used', { cause: error });
  }
}

/** A file of a few bytes can hold a row of millions of pixels, which takes seconds to decode. */
function assertWithin({ side, ratio }: PictureBounds, { width, height }: Metadata): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > side || longer > shorter * ratio) throw new UnusablePictureError('It is too long');
}
