import { randomUUID } from 'node:crypto';
import { ANSWER, DOCUMENT, scanLoad } from '@ringtag/bench/load';
import chunk from 'lodash/chunk';
import sum from 'lodash/sum';
import { createCodes } from '../load/codes';
import { Ledger } from '../load/ledger';
import type { Owned } from '../load/listener';
import { isDone } from '../load/patience';
import { People } from '../load/people';
import { toAnswer } from '../load/text';
import { type Cost, CostMeter } from './cost';
import type { Figures } from './forecast';
import { readSize } from './growth';
import type { Installation } from './installation';
import { giveOwners } from './owners';

const CODES = 100_000;
const ACTIVATIONS = 1_000;
/** People who do the same thing at the same time. */
const AT_ONCE = 50;
/** Codes that are scanned once, and those that are scanned again and again. */
const [ONCE, OFTEN] = [20_000, 1_000];
/** Node compiles what is called often: the first ones say nothing. */
const WARM_UP = 3_000;
const LOAD_SECONDS = 5;

/** A scan opens a document. Where scripts change the page, they ask for the same as JSON. */
type ScanKind = 'document, once' | 'document, often' | 'JSON, once' | 'JSON, often';

export interface Results extends Figures {
  costs: Record<ScanKind | 'message' | 'reply' | 'activation' | 'idle second', Cost>;
  loads: LoadOfReplicas[];
}

/** Scans of codes that are scanned often, by as many as the machine bears. */
interface LoadOfReplicas {
  replicas: number;
  perSecond: number;
  failed: number;
  cost: Cost;
}

/** Measures everything on one replica, and the load of scans on one to three. */
export async function measureAll(installation: Installation): Promise<Results> {
  const { database, replicas } = installation;
  await replicas[0]!.start();
  const meter = await CostMeter.start(installation);
  const sizes = [await readSize(database)];
  const grown = async (count: number) => {
    sizes.push(await readSize(database));
    return (sizes.at(-1)! - sizes.at(-2)!) / count;
  };

  const free = await createCodes(installation, CODES);
  const code = await grown(CODES);
  const activated = free.splice(0, ACTIVATIONS);
  const town = new Town(installation);
  const activation = await meter.measure(() => town.activateEach(activated));
  const activationBytes = await grown(ACTIVATIONS);
  const message = await meter.measure(() => town.messageEach());
  const messageBytes = await grown(ACTIVATIONS);
  await town.findMessages();
  const reply = await meter.measure(() => town.replyToEach());
  const replyBytes = await grown(ACTIVATIONS);
  town.leave();

  await giveOwners(database);
  const owned = await installation.listOwned();
  sizes.push(await readSize(database));
  const scans = await measureScans(installation, meter, owned);
  const scannedDay = await grown(await installation.countScannedDays());
  const bytes = { code, activation: activationBytes, message: messageBytes, reply: replyBytes, scannedDay };

  const loads: LoadOfReplicas[] = [];
  for (const [i, replica] of replicas.entries()) {
    if (i > 0) await replica.start();
    loads.push(await loadReplicas(installation, meter, owned.slice(0, OFTEN), i + 1));
  }
  return { costs: { ...scans, message, reply, activation, 'idle second': meter.idleSecond }, bytes, loads };
}

/** People who do what they do one after the other, some of them at the same time. */
class Town {
  private readonly ledger = new Ledger();
  private readonly people: People;
  private readonly owned: Owned[] = [];
  private readonly messages: { owner: Owned['owner']; id: string }[] = [];

  constructor({ site, mail }: Installation) {
    this.people = new People(site, mail, this.ledger);
  }

  /** Each owner stays signed in. Answers how many were acknowledged, as all that follow. */
  async activateEach(aliases: string[]): Promise<number> {
    await each(aliases, async (alias) => void this.owned.push(await this.people.own(alias)));
    return this.ledger.acknowledged('activation').length;
  }

  async messageEach(): Promise<number> {
    await each(this.owned, ({ alias }) => this.people.message(alias));
    return this.ledger.acknowledged('message').length;
  }

  /** Every owner opens the inbox, and finds one message there. */
  async findMessages(): Promise<void> {
    await each(this.owned, async ({ owner }) => {
      const { body } = await owner.send('GET', '/api/messages');
      const [message] = body['items'] as { id: string }[];
      this.messages.push({ owner, id: message!.id });
    });
  }

  async replyToEach(): Promise<number> {
    let done = 0;
    await each(this.messages, async ({ owner, id }) => {
      const message = { body: toAnswer(randomUUID()), submission: randomUUID() };
      const { status } = await owner.send('POST', `/api/conversations/${id}/messages`, message);
      if (isDone(status)) done += 1;
    });
    return done;
  }

  leave(): void {
    for (const { owner } of this.owned) owner.leave();
  }
}

/** Some of them at the same time. */
async function each<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  for (const part of chunk(all, AT_ONCE)) await Promise.all(part.map(act));
}

async function measureScans(
  { replicas }: Installation,
  meter: CostMeter,
  owned: string[],
): Promise<Record<ScanKind, Cost>> {
  const origin = `http://127.0.0.1:${replicas[0]!.port}`;
  const unseen = [...owned];
  const once = async (path: string) => {
    await scanLoad(origin, unseen.splice(0, WARM_UP), { each: true }, { path });
    const aliases = unseen.splice(0, ONCE);
    return meter.measure(async () => (await scanLoad(origin, aliases, { each: true }, { path })).answered);
  };
  const often = (path: string) =>
    meter.measure(async () => {
      const aliases = owned.slice(0, OFTEN);
      return (await scanLoad(origin, aliases, { seconds: LOAD_SECONDS }, { path })).answered;
    });
  return {
    'document, once': await once(DOCUMENT),
    'document, often': await often(DOCUMENT),
    'JSON, once': await once(ANSWER),
    'JSON, often': await often(ANSWER),
  };
}

async function loadReplicas(
  { replicas }: Installation,
  meter: CostMeter,
  aliases: string[],
  count: number,
): Promise<LoadOfReplicas> {
  const load = ({ port }: { port: number }) =>
    scanLoad(`http://127.0.0.1:${port}`, aliases, { seconds: LOAD_SECONDS }, { path: DOCUMENT });
  const prepare = ({ port }: { port: number }) =>
    scanLoad(`http://127.0.0.1:${port}`, aliases, { each: true }, { path: DOCUMENT });
  // The first time draws the documents; Node compiles what is called often.
  for (let i = 0; i < 3; i += 1) await Promise.all(replicas.slice(0, count).map(prepare));
  let [perSecond, failed] = [0, 0];
  const cost = await meter.measure(async () => {
    const loads = await Promise.all(replicas.slice(0, count).map(load));
    perSecond = sum(loads.map(({ requestsPerSecond }) => requestsPerSecond));
    failed = sum(loads.map((one) => one.failed));
    return sum(loads.map(({ answered }) => answered));
  });
  return { replicas: count, perSecond, failed, cost };
}
