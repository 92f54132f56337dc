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
  private readonly marks = new Uint32Array(PLACES);
  private readonly ends = new Uint32Array(PLACES);
  private readonly seeds = [randomInt(2 ** 32), randomInt(2 ** 32)] as const;

  has(code: string, who: string, now: number): boolean {
    return this.endOf(this.markOf(code, who), this.firstPlace(code, who)) > now;
  }

  add(code: string, who: string, end: number): void {
    this.put(this.markOf(code, who), this.firstPlace(code, who), end);
  }

  /** Adds the pair unless it is there until later than `now`; answers whether it did. */
  addNew(code: string, who: string, now: number, end: number): boolean {
    const mark = this.markOf(code, who);
    const first = this.firstPlace(code, who);
    if (this.endOf(mark, first) > now) return false;
    this.put(mark, first, end);
    return true;
  }

  delete(code: string, who: string): void {
    const mark = this.markOf(code, who);
    const first = this.firstPlace(code, who);
    for (let place = first; place < first + WAYS; place += 1)
      if (this.marks[place] === mark) this.ends[place] = 0;
  }

  /** 0 for a pair that is not there. */
  private endOf(mark: number, first: number): number {
    for (let place = first; place < first + WAYS; place += 1)
      if (this.marks[place] === mark) return this.ends[place]!;
    return 0;
  }

  private put(mark: number, first: number, end: number): void {
    let chosen = first;
    for (let place = first; place < first + WAYS; place += 1) {
      if (this.marks[place] === mark) {
        chosen = place;
        break;
      }
      if (this.ends[place]! < this.ends[chosen]!) chosen = place;
    }
    this.marks[chosen] = mark;
    this.ends[chosen] = end;
  }

  private markOf(code: string, who: string): number {
    return hash(code, who, this.seeds[0]);
  }

  private firstPlace(code: string, who: string): number {
    return (hash(code, who, this.seeds[1]) % (PLACES / WAYS)) * WAYS;
  }
}

/** FNV-1a over both texts, its bits mixed once more. */
function hash(code: string, who: string, seed: number): number {
  let bits = seed;
  for (let i = 0; i < code.length; i += 1) bits = Math.imul(bits ^ code.charCodeAt(i), PRIME);
  bits = Math.imul(bits ^ 0x20, PRIME);
  for (let i = 0; i < who.length; i += 1) bits = Math.imul(bits ^ who.charCodeAt(i), PRIME);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}
