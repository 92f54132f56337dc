import { randomInt } from 'node:crypto';

/** Pairs that are remembered; the table takes eight bytes for each. */
const PLACES = 2 ** 17;
/** Places that one pair may take; when all are taken, the one that ends first is given up. */
const WAYS = 4;
const PRIME = 0x01000193;

/**
 * Remembers pairs of a code and whoever looked at it, each until a time in seconds. Every scan is noted, so this is a
 * table of fixed size and no map: nothing is allocated, and strangers cannot make it grow. Of a pair only a mark of 32
 * bits is kept, made with numbers that nobody knows, so another pair is taken for it once in a billion times.
 */
export class RememberedPairs {
  /** The mark of a pair, then its end: the places that a pair may take lie side by side in the processor's cache. */
  private readonly table = new Uint32Array(PLACES * 2);
  private readonly seeds = [randomInt(2 ** 32), randomInt(2 ** 32)] as const;
  /** Of the pair that was asked for last. */
  private mark = 0;

  has(code: string, who: string, now: number): boolean {
    return this.endAt(this.placeOf(code, who)) > now;
  }

  add(code: string, who: string, end: number): void {
    this.put(this.placeOf(code, who), end);
  }

  /** Adds the pair unless it is there until later than `now`; answers whether it did. */
  addNew(code: string, who: string, now: number, end: number): boolean {
    const place = this.placeOf(code, who);
    if (this.endAt(place) > now) return false;
    this.put(place, end);
    return true;
  }

  delete(code: string, who: string): void {
    const place = this.placeOf(code, who);
    if (this.table[place] === this.mark) this.table[place + 1] = 0;
  }

  /** 0 for a pair that is not there. */
  private endAt(place: number): number {
    return this.table[place] === this.mark ? this.table[place + 1]! : 0;
  }

  private put(place: number, end: number): void {
    this.table[place] = this.mark;
    this.table[place + 1] = end;
  }

  /** Where the pair is, or what it may take the place of. One pass over both texts (FNV-1a) for two hashes. */
  private placeOf(code: string, who: string): number {
    let [mark, set] = this.seeds;
    for (const text of [code, who]) {
      for (let i = 0; i < text.length; i += 1) {
        const character = text.charCodeAt(i);
        mark = Math.imul(mark ^ character, PRIME);
        set = Math.imul(set ^ character, PRIME);
      }
      // Between the texts.
      mark = Math.imul(mark ^ 0x20, PRIME);
      set = Math.imul(set ^ 0x20, PRIME);
    }
    this.mark = mixed(mark);
    const first = (mixed(set) % (PLACES / WAYS)) * WAYS * 2;
    let oldest = first;
    for (let place = first; place < first + WAYS * 2; place += 2) {
      if (this.table[place] === this.mark) return place;
      if (this.table[place + 1]! < this.table[oldest + 1]!) oldest = place;
    }
    return oldest;
  }
}

function mixed(bits: number): number {
  const more = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (more ^ (more >>> 13)) >>> 0;
}
