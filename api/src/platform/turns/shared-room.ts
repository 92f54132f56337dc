import type { Network } from './asker';

/**
 * How long a room remembers at least who was served, in milliseconds, and twice as long at most. Short, so that nobody is
 * behind for long after others in their network.
 */
const REMEMBERED = 120_000;

/** What somebody has of a room. */
export interface Place {
  readonly networks: readonly Network[];
  readonly amount: number;
}

interface OwnPlace extends Place {
  amount: number;
  /** Called when the place is taken away. Undefined once that must not happen any more. */
  leave: (() => void) | undefined;
}

/**
 * Room that everybody in this process shares: places in a queue, streams or bytes. When it is full, whoever asks gets
 * that of the network which has most, so that no crowd keeps others out by holding it (ADR 27). A network has as much as
 * one client address if it has as many times more as it may have (`Network.parts`).
 */
export class SharedRoom {
  /** The oldest first. */
  private readonly places = new Set<OwnPlace>();
  private readonly held = new Map<string, number>();
  private served = new Map<string, number>();
  private servedBefore: ReadonlyMap<string, number> = new Map();
  private servedSince = 0;
  /** All that is held. */
  total = 0;

  constructor(private readonly max: number) {}

  /** A place with nothing in it yet. `leave` is called if it is taken away; it need not be closed then. */
  open(networks: readonly Network[], leave: () => void): Place {
    const place: OwnPlace = { networks, amount: 0, leave };
    this.places.add(place);
    return place;
  }

  /**
   * Takes more, if need be from others. Answers false where nobody else has more than this asker would have then, and for
   * a place that was taken away.
   */
  take(place: Place, amount = 1): boolean {
    const own = place as OwnPlace;
    if (!this.places.has(own)) return false;
    this.forgetServed();
    this.count(own, amount);
    while (this.total > this.max) {
      const heaviest = this.findHeaviest();
      if (!heaviest || this.toShare(heaviest.networks) <= this.toShare(own.networks)) {
        this.count(own, -amount);
        return false;
      }
      this.close(heaviest);
      heaviest.leave?.();
    }
    return true;
  }

  /** Whether `take` would answer true for a new place. */
  hasFor(networks: readonly Network[]): boolean {
    if (this.total < this.max) return true;
    const heaviest = this.findHeaviest();
    const own = Math.max(...networks.map((network) => this.toShare([network]) + 1 / network.parts));
    return heaviest !== undefined && this.toShare(heaviest.networks) > own;
  }

  /** From now on nobody takes this place away. */
  settle(place: Place): void {
    (place as OwnPlace).leave = undefined;
  }

  close(place: Place): void {
    const own = place as OwnPlace;
    if (this.places.delete(own)) this.count(own, -own.amount);
  }

  /** Remembers for some minutes that somebody was served: others come first. */
  noteServed(networks: readonly Network[]): void {
    this.forgetServed();
    for (const { id } of networks) this.served.set(id, (this.served.get(id) ?? 0) + 1);
  }

  /** How often somebody's networks were served lately. */
  countServed(networks: readonly Network[]): number {
    this.forgetServed();
    return Math.max(...networks.map(({ id, parts }) => this.readServed(id) / parts));
  }

  private forgetServed(): void {
    const now = performance.now();
    const age = now - this.servedSince;
    if (age < REMEMBERED) return;
    this.servedBefore = age < 2 * REMEMBERED ? this.served : new Map();
    this.served = new Map();
    this.servedSince = now;
  }

  private readServed(id: string): number {
    return (this.served.get(id) ?? 0) + (this.servedBefore.get(id) ?? 0);
  }

  /** Of those that have as much, the newest. */
  private findHeaviest(): OwnPlace | undefined {
    let heaviest: OwnPlace | undefined;
    let most = 0;
    for (const place of this.places) {
      const share = this.toShare(place.networks);
      if (!place.leave || place.amount === 0 || share < most) continue;
      heaviest = place;
      most = share;
    }
    return heaviest;
  }

  /** What the networks have and had lately. The one that has most of what it may have counts. */
  private toShare(networks: readonly Network[]): number {
    const count = ({ id, parts }: Network) => ((this.held.get(id) ?? 0) + this.readServed(id)) / parts;
    return Math.max(...networks.map(count));
  }

  private count(place: OwnPlace, by: number): void {
    this.total += by;
    place.amount += by;
    for (const { id } of place.networks) {
      const held = (this.held.get(id) ?? 0) + by;
      if (held === 0) this.held.delete(id);
      else this.held.set(id, held);
    }
  }
}
