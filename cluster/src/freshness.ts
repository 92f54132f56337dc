import { setTimeout as wait } from 'node:timers/promises';
import { populate } from './load/load';
import { Visitor } from './load/visitor';
import { Cluster } from './parts/cluster';

const CHANGES = 100;
const MESSAGES = 100;
/** A form is taken two seconds after it was shown. */
const FORM_AGE_MS = 2_100;

/**
 * How soon all replicas show what one of them changed: the telephone number that an owner makes private and public
 * again, and the page of a code that was activated elsewhere.
 */
async function main(): Promise<void> {
  const cluster = await Cluster.start();
  try {
    const { free } = await populate(cluster);
    const owner = await becomeOwner(cluster, free.pop()!);
    print('', 'changes', 'p50', 'p99', 'longest');
    report('with Redis', await measure(cluster, owner));
    report('Redis killed and restarted in between', await measure(cluster, owner, killAndRestart(cluster)));
    console.log(
      `${await countTaken(cluster, free)} of ${MESSAGES} messages right after an activation elsewhere`,
    );
    for (const replica of cluster.replicas) {
      await replica.kill();
      await replica.start(undefined, { REDIS_URL: undefined });
    }
    report('without Redis', await measure(cluster, owner));
  } finally {
    await cluster.stop();
  }
}

interface Owner {
  alias: string;
  visitor: Visitor;
}

/** A browser that uses one replica, past HAProxy. */
function visit(cluster: Cluster, replica: number): Visitor {
  const { origin } = cluster.site;
  const { port } = cluster.replicas[replica % cluster.replicas.length]!;
  return new Visitor({ origin, port, plain: true }, () => undefined);
}

async function becomeOwner(cluster: Cluster, alias: string): Promise<Owner> {
  const visitor = visit(cluster, 0);
  await activate(cluster, alias, visitor);
  return { alias, visitor };
}

async function activate(cluster: Cluster, alias: string, visitor: Visitor): Promise<void> {
  const email = `owner-of-${alias.toLowerCase()}@example.com`;
  const { body } = await visitor.send('POST', `/api/scan/${alias}/profile`, { name: 'Ann Lee', email });
  const proof = { challengeId: body['challengeId'], code: await cluster.mail.codeFor(email) };
  const { status } = await visitor.send('POST', `/api/scan/${alias}/activate`, proof);
  if (status !== 200) throw new Error(`Activating ${alias} was answered with ${status}.`);
}

/** Milliseconds from the answer to a change until the other replicas have answered with the old value last. */
async function measure(cluster: Cluster, owner: Owner, between: (i: number) => unknown = () => undefined) {
  const others = [1, 2].map((replica) => visit(cluster, replica));
  const delays: number[] = [];
  for (let i = 0; i < CHANGES; i += 1) {
    await between(i);
    const visibility = i % 2 ? 'public' : 'private';
    const watches = others.map((visitor) => watch(visitor, owner.alias, visibility === 'public'));
    const fields = [{ key: 'phone', value: '+49 30 1234567', visibility }];
    const { status } = await owner.visitor.send('PUT', '/api/profile', { name: 'Ann Lee', fields });
    if (status !== 200) throw new Error(`The change was answered with ${status}.`);
    const answeredAt = performance.now();
    for (const lastOldAt of await Promise.all(watches)) delays.push(Math.max(0, lastOldAt - answeredAt));
  }
  others.forEach((visitor) => visitor.leave());
  return delays.sort((one, other) => one - other);
}

/** Asks one replica again and again until it shows the new value. Answers when the last old answer came. */
async function watch(visitor: Visitor, alias: string, isPublic: boolean): Promise<number> {
  for (let lastOldAt = 0; ; lastOldAt = performance.now()) {
    const { body } = await visitor.send('GET', `/api/scan/${alias}`);
    const { fields } = body['owner'] as { fields: { key: string }[] };
    if (fields.some(({ key }) => key === 'phone') === isPublic) return lastOldAt;
    await wait(1);
  }
}

function killAndRestart({ redis }: Cluster) {
  return async (i: number) => {
    if (i === Math.floor(CHANGES / 3)) await redis.kill();
    if (i === Math.floor((2 * CHANGES) / 3)) await redis.restart();
  };
}

/** How many messages are taken that somebody writes on the page of another replica right after an activation. */
async function countTaken(cluster: Cluster, free: string[]): Promise<number> {
  const taken = free.splice(0, MESSAGES).map(async (alias, i) => {
    await wait(i * 200);
    const [here, there] = [visit(cluster, i), visit(cluster, i + 1)];
    const show = async () => (await there.send('GET', `/api/scan/${alias}`)).body['formToken'];
    if (await show()) throw new Error(`${alias} is not free.`);
    await activate(cluster, alias, here);
    const formToken = await show();
    await wait(FORM_AGE_MS);
    const message = { kind: 'message', body: 'Found it', formToken };
    const { status } = await there.send('POST', `/api/scan/${alias}/messages`, message);
    [here, there].forEach((visitor) => visitor.leave());
    return status === 201;
  });
  return (await Promise.all(taken)).filter(Boolean).length;
}

function report(name: string, delays: number[]): void {
  const at = (share: number) => `${delays[Math.ceil(share * delays.length) - 1]!.toFixed(0)} ms`;
  print(name, delays.length, at(0.5), at(0.99), at(1));
}

function print(name: string, ...columns: (string | number)[]): void {
  console.log(name.padEnd(40) + columns.map((column) => String(column).padStart(10)).join(''));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
