import minBy from 'lodash/minBy';
import { newUnavailableError } from '../errors/domain-error';
import { currentDeadline } from '../requests/current-request';
import { inSpan, type Span } from '../tracing/span';
import type { Asker } from './asker';
import { type Place, SharedRoom } from './shared-room';

interface Rules {
  /** Names the work in traces: "password hashing". */
  name: string;
  /** How many tasks run at the same time, at most one per asker. */
  lanes: number;
  /** How many tasks of strangers may wait. As many of known people may wait besides. */
  waiting: number;
}

interface Waiting {
  asker: Asker;
  place: Place;
  begin: () => void;
}

/** The tasks of strangers that wait, or of those who are known. The oldest first. */
class Queue {
  private readonly tasks = new Set<Waiting>();
  private readonly room: SharedRoom;

  constructor(max: number) {
    this.room = new SharedRoom(max);
  }

  /** Resolves at the turn. Rejects with `unavailable` when too many wait. */
  wait(asker: Asker): Promise<void> {
    return new Promise((begin, reject) => {
      const leave = () => {
        this.tasks.delete(task);
        reject(newUnavailableError());
      };
      const task = { asker, begin, place: this.room.open(asker.networks, leave) };
      if (!this.room.take(task.place)) {
        this.room.close(task.place);
        return leave();
      }
      this.tasks.add(task);
    });
  }

  /**
   * Begins the next of those that may, and answers whose it is. Whoever was served least lately comes first, then whoever
   * has waited longest.
   */
  beginNext(mayBegin: (asker: Asker) => boolean): Asker | undefined {
    const ready = [...this.tasks].filter(({ asker }) => mayBegin(asker));
    const next = minBy(ready, ({ asker }) => this.room.countServed(asker.networks));
    if (!next) return undefined;
    this.tasks.delete(next);
    this.room.close(next.place);
    next.begin();
    return next.asker;
  }

  noteServed({ networks }: Asker): void {
    this.room.noteServed(networks);
  }
}

/**
 * Runs expensive work, a few tasks at a time. People take turns: after one task of a person, everybody else who waits
 * comes first. Strangers and those who are known take turns, too, and cannot take one another's places.
 */
export class FairTurns {
  private readonly running = new Set<string>();
  private readonly strangers: Queue;
  private readonly known: Queue;
  private isTurnOfKnown = true;

  constructor(private readonly rules: Rules) {
    this.strangers = new Queue(rules.waiting);
    this.known = new Queue(rules.waiting);
  }

  /** Throws `unavailable` when too many tasks wait, or when the request has no time left at its turn. */
  take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return inSpan({ name: this.rules.name }, (span) => this.takeTurn(asker, work, span));
  }

  private async takeTurn<T>(asker: Asker, work: () => Promise<T>, span: Span | undefined): Promise<T> {
    if (this.isFreeFor(asker)) this.start(asker);
    else await this.toQueue(asker).wait(asker);
    span?.mark('begun');
    try {
      if ((currentDeadline()?.left ?? Infinity) <= 0) throw newUnavailableError();
      return await work();
    } finally {
      this.running.delete(asker.id);
      this.admit();
    }
  }

  private toQueue({ isKnown }: Asker): Queue {
    return isKnown ? this.known : this.strangers;
  }

  private isFreeFor({ id }: Asker): boolean {
    return this.running.size < this.rules.lanes && !this.running.has(id);
  }

  private start(asker: Asker): void {
    this.running.add(asker.id);
    this.toQueue(asker).noteServed(asker);
    this.isTurnOfKnown = !asker.isKnown;
  }

  private admit(): void {
    for (let next = this.beginNext(); next; next = this.beginNext()) this.start(next);
  }

  private beginNext(): Asker | undefined {
    const mayBegin = (asker: Asker) => this.isFreeFor(asker);
    const queues = this.isTurnOfKnown ? [this.known, this.strangers] : [this.strangers, this.known];
    const [first, second] = queues as [Queue, Queue];
    return first.beginNext(mayBegin) ?? second.beginNext(mayBegin);
  }
}
