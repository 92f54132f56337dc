import { randomInt } from 'node:crypto';

/** Pairs that are remembered. The table takes eight bytes for each. */
const PLACES = 2 ** 17;
/** Places that one pair may take. When all are taken, the pair that ends first is overwritten. */
const WAYS = 4;
const PRIME = 0x01000193;

/**
 * A set of pairs of a code and a client, each with an end in seconds. Every scan is written here, so this is a table of
 * fixed size: it allocates nothing, and strangers cannot make it grow. It stores a hash of 32 bits instead of the pair.
 * The hash has random seeds, so another pair matches by mistake once in a billion times, and nobody can find such a pair.
 */
export class RememberedPairs {
  /** For each place the hash of a pair, then its end. The places of one pair are neighbours, in one line of the CPU's cache. */
  private readonly table = new Uint32Array(PLACES * 2);
  private readonly seeds = [randomInt(2 ** 32), randomInt(2 ** 32)] as const;
  /** The hash of the pair that `findPlace` found last. */
  private mark = 0;

  has(code: string, who: string, now: number): boolean {
    return this.endAt(this.findPlace(code, who)) > now;
  }

  add(code: string, who: string, end: number): void {
    this.put(this.findPlace(code, who), end);
  }

  /** Adds the pair unless it is there and ends after `now`. Answers whether it was added. */
  addNew(code: string, who: string, now: number, end: number): boolean {
    const place = this.findPlace(code, who);
    if (this.endAt(place) > now) return false;
    this.put(place, end);
    return true;
  }

  delete(code: string, who: string): void {
    const place = this.findPlace(code, who);
    if (this.table[place] === this.mark) this.table[place + 1] = 0;
  }

  /** The end of the last pair, or 0 when it is not there. */
  private endAt(place: number): number {
    return this.table[place] === this.mark ? this.table[place + 1]! : 0;
  }

  private put(place: number, end: number): void {
    this.table[place] = this.mark;
    this.table[place + 1] = end;
  }

  /** The place of the pair, or the place that it may take. Makes two hashes (FNV-1a) in one pass over both texts. */
  private findPlace(code: string, who: string): number {
    let [mark, set] = this.seeds;
    for (const text of [code, who]) {
      for (let i = 0; i < text.length; i += 1) {
        const character = text.charCodeAt(i);
        mark = Math.imul(mark ^ character, PRIME);
        set = Math.imul(set ^ character, PRIME);
      }
      // A separator between the texts.
      mark = Math.imul(mark ^ 0x20, PRIME);
      set = Math.imul(set ^ 0x20, PRIME);
    }
    this.mark = mix(mark);
    const first = (mix(set) % (PLACES / WAYS)) * WAYS * 2;
    let oldest = first;
    for (let place = first; place < first + WAYS * 2; place += 2) {
      if (this.table[place] === this.mark) return place;
      if (this.table[place + 1]! < this.table[oldest + 1]!) oldest = place;
    }
    return oldest;
  }
}

function mix(bits: number): number {
  const more = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (more ^ (more >>> 13)) >>> 0;
}
