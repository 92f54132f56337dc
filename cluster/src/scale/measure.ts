import { ANSWER, DOCUMENT, scanLoad } from '@ringtag/bench/load';
import chunk from 'lodash/chunk';
import sum from 'lodash/sum';
import { createCodes } from '../load/codes';
import { Ledger } from '../load/ledger';
import { People } from '../load/people';
import { type Cost, CostMeter } from './cost';
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

/** A scan opens a document. Where scripts change the page, they ask for an answer: the same as JSON. */
type ScanKind = 'document, once' | 'document, often' | 'answer, once' | 'answer, often';

export interface Results {
  /** In a second. */
  idle: Cost;
  scans: Record<ScanKind, Cost>;
  message: Cost;
  activation: Cost;
  /** See `Measured`. */
  bytes: { code: number; activation: number; message: number; scannedDay: number };
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
  const activation = await meter.measure(() => town.doEach('activation', activated));
  const activationBytes = await grown(ACTIVATIONS);
  const message = await meter.measure(() => town.doEach('message', activated));
  const messageBytes = await grown(ACTIVATIONS);

  await giveOwners(database);
  const owned = await installation.listOwned();
  sizes.push(await readSize(database));
  const scans = await measureScans(installation, meter, owned);
  const scannedDay = await grown(await installation.countScannedDays());
  const bytes = { code, activation: activationBytes, message: messageBytes, scannedDay };

  const loads: LoadOfReplicas[] = [];
  for (const [i, replica] of replicas.entries()) {
    if (i > 0) await replica.start();
    loads.push(await loadReplicas(installation, meter, owned.slice(0, OFTEN), i + 1));
  }
  return { idle: meter.idleSecond, scans, message, activation, bytes, loads };
}

/** People who do what they do one after the other, some of them at the same time. */
class Town {
  private readonly ledger = new Ledger();
  private readonly people: People;

  constructor({ site, mail }: Installation) {
    this.people = new People(site, mail, this.ledger);
  }

  /** Answers how many were acknowledged. */
  async doEach(kind: 'activation' | 'message', aliases: string[]): Promise<number> {
    const act = (alias: string) =>
      kind === 'activation' ? this.people.activate(alias) : this.people.message(alias);
    for (const part of chunk(aliases, AT_ONCE)) await Promise.all(part.map(act));
    return this.ledger.acknowledged(kind).length;
  }
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
    'answer, once': await once(ANSWER),
    'answer, often': await often(ANSWER),
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
