import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sample, sum } from 'lodash';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Api } from './api';
import { LivePage } from './live-page';
import { type Person, toFinderAddress, toReader } from './stream-people';

/** Pages that open at the same time. */
const AT_ONCE = 50;
const SEND_EVERY_MS = 50;
/** People to whom messages are sent: within the limits of a conversation. */
const WRITTEN_TO = 300;
/** How long messages are sent before and after the restart. */
const BEFORE_MS = 3_000;
const AFTER_MS = 5_000;
/** How long whatever is on its way may take, however busy the machine is. */
const PATIENCE_MS = 300_000;
/** Seconds until the last page has a stream again, from when the server is told to stop. */
const BACK = 10;

/**
 * Restarts the server while pages have streams open and messages are sent. Prints how soon all pages have a stream again,
 * and whether each message is shown once. Answers whether that holds the targets.
 */
export async function measureRestart(api: Api, people: Person[], database: Connection): Promise<boolean> {
  await api.restart();
  const pages = people.map((person, index) => new LivePage(api.origin, toReader(person, index)));
  for (let from = 0; from < pages.length; from += AT_ONCE)
    await Promise.all(pages.slice(from, from + AT_ONCE).map((page) => page.open()));
  const senders = new Senders(api.origin, people.slice(0, WRITTEN_TO));
  await wait(BEFORE_MS);
  const stoppedAt = performance.now();
  await api.restart();
  const startedAt = performance.now();
  await until(() => pages.every(({ openSince }) => openSince !== undefined));
  const last = Math.max(...pages.map(({ openSince }) => openSince!));
  await wait(AFTER_MS);
  const sent = await senders.stop();
  const countShown = (body: string) =>
    sum(pages.map(({ shown }) => shown.filter((one) => one === body).length));
  await until(() => sent.every((body) => countShown(body) > 0)).catch(() => undefined);
  const shown = sent.map(countShown);
  const stored = await countStored(database);
  pages.forEach((page) => page.close());

  const seconds = (last - stoppedAt) / 1000;
  const once = (times: number[]) => times.filter((each) => each === 1).length;
  const [shownOnce, storedOnce] = [once(shown), once(sent.map((body) => stored.get(body) ?? 0))];
  console.log(
    `a restart with ${pages.length} streams: the server was ready after ${((startedAt - stoppedAt) / 1000).toFixed(1)} s, ` +
      `the last stream was open after ${seconds.toFixed(1)} s (target: ${BACK} s)`,
  );
  console.log(
    `messages: ${sent.length} acknowledged, ${senders.repeated} sent again, ${storedOnce} stored once, ` +
      `${shownOnce} shown once (target: all)`,
  );
  return seconds <= BACK && shownOnce === sent.length && storedOnce === sent.length;
}

/** Finders who write on in conversations, and send again what was not answered. */
class Senders {
  /** Messages that had to be sent more than once. */
  repeated = 0;
  private readonly acknowledged: string[] = [];
  private readonly under = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly origin: string,
    people: Person[],
  ) {
    this.timer = setInterval(() => {
      const sending = this.send(people.indexOf(sample(people)!), people);
      this.under.add(sending);
      void sending.then(() => this.under.delete(sending));
    }, SEND_EVERY_MS);
  }

  /** Answers the texts of all messages that were acknowledged. */
  async stop(): Promise<string[]> {
    clearInterval(this.timer);
    await Promise.all(this.under);
    return this.acknowledged;
  }

  private async send(index: number, people: Person[]): Promise<void> {
    const message = { body: `Noon? ${randomUUID()}`, submission: randomUUID() };
    const localAddress = toFinderAddress(index);
    const path = `/api/conversation/${people[index]!.conversation}/messages`;
    for (let tries = 1; ; tries += 1) {
      const status = await post(this.origin + path, localAddress, message).catch(() => 0);
      if (tries === 2) this.repeated += 1;
      if (status === 201) return void this.acknowledged.push(message.body);
      if (status >= 400 && status < 500) throw new Error(`A message was answered with ${status}.`);
      await wait(500);
    }
  }
}

async function post(url: string, localAddress: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const sent = request(url, { method: 'POST', localAddress, headers }).end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

/** How often each text is in the database. */
async function countStored(database: Connection): Promise<Map<string, number>> {
  const [rows] = await database.query<RowDataPacket[]>(
    'SELECT body, COUNT(*) AS times FROM conversation_messages GROUP BY body',
  );
  return new Map(rows.map((row) => [String(row['body']), Number(row['times'])]));
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('The pages did not come back.');
    await wait(20);
  }
}
