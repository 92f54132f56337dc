import { Injectable } from '@nestjs/common';
import { PHOTO } from '@ringtag/contracts';
import type { FailOnOptions, Metadata, Sharp } from 'sharp';
import { assertOutsideTransaction } from '../database/transaction-runner';
import type { Asker } from '../turns/asker';
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
 * Pictures that are decoded at the same time, at most one of each network or owner; the others wait as passwords do. A
 * picture takes up to 100 MB. Half of the cores and threads are left to passwords, files and DNS.
 */
const TURNS = {
  name: 'picture decoding',
  lanes: Math.ceil(Math.min(CORES, THREADS) / 2),
  waiting: 20,
};

type Make = (picture: Sharp, about: Metadata) => Sharp;

/** Decodes uploaded pictures and encodes them anew (UPL-1). Both run in the threads of libvips. */
@Injectable()
export class Pictures {
  private readonly turns = new FairTurns(TURNS);

  /**
   * Runs `make` on an uploaded picture and answers its result, which has no metadata.
   * Throws UnusablePictureError, and `unavailable` when too many pictures wait.
   * @param asker who uploaded it; people take turns, so nobody waits for all uploads of another person
   */
  async remake(asker: Asker, bytes: Buffer, bounds: PictureBounds, make: Make): Promise<Buffer> {
    assertOutsideTransaction('picture processing');
    return this.turns.take(asker, () => remade(bytes, bounds, make));
  }

  /** The same for a photo, which must be a JPEG, PNG or WebP. Of an animation it takes the first picture. */
  async remakePhoto(asker: Asker, bytes: Buffer, make: Make): Promise<Buffer> {
    const type = detectPhotoType(bytes);
    if (!type) throw new UnusablePictureError('It is none of the types');
    return this.remake(asker, bytes, PHOTO_BOUNDS, (picture, about) => {
      if (`image/${about.format}` !== type) throw new UnusablePictureError('It is of another type');
      return make(picture, about);
    });
  }
}

async function remade(bytes: Buffer, bounds: PictureBounds, make: Make): Promise<Buffer> {
  const sharp = await loadSharp();
  const decode = async (file: Buffer, failOn: FailOnOptions) => {
    const picture = sharp(file, { limitInputPixels: bounds.pixels, failOn, pages: 1 });
    const about = await picture.metadata();
    assertWithin(bounds, about);
    return make(picture, about).timeout({ seconds: bounds.seconds }).toBuffer();
  };
  try {
    return await decode(bytes, 'error').catch((error: unknown) => {
      if (!lacksEnd(bytes)) throw error;
      return decode(Buffer.concat([bytes, JPEG_END]), 'warning');
    });
  } catch (error) {
    // libvips has a different error for each kind of damage.
    throw new UnusablePictureError('The picture cannot be used', { cause: error });
  }
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/**
 * Browsers show a JPEG whose last two bytes are lost, and nothing of the picture is missing. With an end, libvips only
 * warns of more that is missing.
 */
function lacksEnd(bytes: Buffer): boolean {
  return detectPhotoType(bytes) === 'image/jpeg' && !bytes.subarray(-2).equals(JPEG_END);
}

/** A file of a few bytes can hold a row of millions of pixels, which takes seconds to decode. */
function assertWithin({ side, ratio }: PictureBounds, { width, height }: Metadata): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer > side || longer > shorter * ratio) throw new UnusablePictureError('It is too long');
}
