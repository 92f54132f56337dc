import { randomInt } from 'node:crypto';

/** Pairs of a code and an address that are remembered; the table takes eight bytes for each. */
const PLACES = 2 ** 17;
/** Places that one pair may take; when all are taken, the one that ends first is given up. */
const WAYS = 4;
const PRIME = 0x01000193;

/**
 * Which codes were shown at which address, and until when that counts. Every scan is noted, so this is a table of
 * fixed size and no map: nothing is allocated, and strangers cannot make it grow. Of a pair only a mark of 32 bits is
 * kept, made with numbers that nobody knows, so another pair is taken for it once in a billion times.
 */
export class ShownCodes {
  private readonly marks = new Uint32Array(PLACES);
  /** In seconds. */
  private readonly ends = new Uint32Array(PLACES);
  private readonly seeds = [randomInt(2 ** 32), randomInt(2 ** 32)] as const;

  has(alias: string, address: string, now: number): boolean {
    const mark = hash(alias, address, this.seeds[0]);
    const first = this.firstPlace(alias, address);
    for (let place = first; place < first + WAYS; place += 1)
      if (this.marks[place] === mark) return this.ends[place]! > now;
    return false;
  }

  add(alias: string, address: string, end: number): void {
    const mark = hash(alias, address, this.seeds[0]);
    const first = this.firstPlace(alias, address);
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

  delete(alias: string, address: string): void {
    const mark = hash(alias, address, this.seeds[0]);
    const first = this.firstPlace(alias, address);
    for (let place = first; place < first + WAYS; place += 1)
      if (this.marks[place] === mark) this.ends[place] = 0;
  }

  private firstPlace(alias: string, address: string): number {
    return (hash(alias, address, this.seeds[1]) % (PLACES / WAYS)) * WAYS;
  }
}

/** FNV-1a over both texts, its bits mixed once more. */
function hash(alias: string, address: string, seed: number): number {
  let bits = seed;
  for (let i = 0; i < alias.length; i += 1) bits = Math.imul(bits ^ alias.charCodeAt(i), PRIME);
  bits = Math.imul(bits ^ 0x20, PRIME);
  for (let i = 0; i < address.length; i += 1) bits = Math.imul(bits ^ address.charCodeAt(i), PRIME);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}
