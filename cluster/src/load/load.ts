import { sample } from 'lodash';
import type { Cluster } from '../parts/cluster';
import { createCodes } from './codes';
import { Ledger } from './ledger';
import { Listener, type Owned } from './listener';
import { type Account, People } from './people';

/** How often each thing is begun, whatever became of those before, in milliseconds: two cores bear it. */
const EVERY_MS = { scan: 100, message: 350, conversation: 1_000, activation: 700, signIn: 1_000 };

/** Codes with an owner, who gets messages. */
const OWNED = 30;
/** People with a password, who sign in. */
const MEMBERS = 4;
/** Codes of the project, most of which are free. */
const CODES = 2_000;

/** What the load is about: codes and people that are there before. */
export interface Town {
  owned: Owned[];
  free: string[];
  members: Account[];
}

/** Creates the codes, their owners and the members by requests to the site. */
export async function populate(cluster: Cluster): Promise<Town> {
  const ledger = new Ledger();
  const people = new People(cluster.site, cluster.mail, ledger);
  const free = await createCodes(cluster, CODES);
  const owned: Owned[] = [];
  for (const alias of free.splice(0, OWNED)) owned.push(await people.own(alias));
  const members: Account[] = [];
  while (members.length < MEMBERS) members.push(await people.signUp());
  return { owned, free, members };
}

/** People who come and go all the time, until it is stopped. */
export class Load {
  readonly ledger = new Ledger();
  private readonly timers: NodeJS.Timeout[];
  private readonly under = new Set<Promise<unknown>>();
  /** Every owner has the inbox open. */
  private readonly listeners: Listener[];

  constructor(cluster: Cluster, town: Town) {
    const people = new People(cluster.site, cluster.mail, this.ledger);
    this.listeners = town.owned.map((owned) => new Listener(owned));
    const message = ({ owned, expect }: Listener) => people.message(owned.alias, expect);
    const converse = ({ owned, expect }: Listener) => people.converse(owned, expect);
    const every = (milliseconds: number, begin: () => Promise<unknown>) =>
      setInterval(() => {
        // What was not answered stands in the ledger.
        const way = begin().catch(() => undefined);
        this.under.add(way);
        void way.then(() => this.under.delete(way));
      }, milliseconds);
    this.timers = [
      every(EVERY_MS.scan, () => people.scan(sample(town.owned)!.alias)),
      every(EVERY_MS.message, () => message(sample(this.listeners)!)),
      every(EVERY_MS.conversation, () => converse(sample(this.listeners)!)),
      every(EVERY_MS.activation, () => people.activate(town.free.pop()!)),
      every(EVERY_MS.signIn, () => people.signIn(sample(town.members)!)),
    ];
  }

  /**
   * Lets nobody come any more, and waits until everybody has left. Answers the codes whose owners were not told of a
   * message that was acknowledged.
   */
  async stop(): Promise<string[]> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.under);
    const told = await Promise.all(this.listeners.map((listener) => listener.stop()));
    return this.listeners.filter((_, index) => !told[index]).map(({ owned }) => owned.alias);
  }
}
