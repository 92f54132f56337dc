import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { startRedis } from '@ringtag/tools/redis';
import { createConnection } from 'mysql2/promise';
import { v7 } from 'uuid';
import { Api } from './api';
import { measureRestart } from './restart';
import { runToEnd } from './run-to-end';
import { createPeople, type Reader, toReader } from './stream-people';

const PORT = 4954;
const API = `http://127.0.0.1:${PORT}`;
const STREAMS = 2000;
const AT_ONCE = 50;
const EVENTS = 20;
/** MB of memory for all streams. */
const MEMORY = 150;
/** Milliseconds until an event is at all of them. */
const DELAY = 300;
/** Until the garbage of opening is collected. */
const SETTLE_MS = 25_000;

/** Measures 2,000 open streams of owners and senders: their memory, how soon an event reaches all, and a restart. */
async function main(): Promise<boolean> {
  const [server, redis] = [await startMariaDb(), await startRedis()];
  try {
    const DATABASE_URL = await server.createDatabase('ringtag_bench');
    const api = await Api.start(PORT, { DATABASE_URL, REDIS_URL: redis.url });
    const database = await createConnection(DATABASE_URL);
    const people = await createPeople(database, STREAMS);
    const readers = people.map(toReader);
    await warmUp(readers.slice(0, 2));
    await wait(SETTLE_MS);
    const before = api.memory;
    const streams = await openAll(readers);
    const peak = api.memory;
    await wait(SETTLE_MS);
    const [taken, most] = [api.memory - before, peak - before];
    console.log(`${STREAMS} streams: ${taken.toFixed(0)} MB more, ${most.toFixed(0)} MB right after opening`);
    const told = await createClient({ url: redis.url }).connect();
    const word = JSON.stringify([{ topic: 'live', subject: '*' }]);
    const soon = await measure(streams, () => told.publish('ringtag 127.0.0.1:4954 changes', word));
    report('through Redis', soon);
    const write = "INSERT INTO changes (id, topic, subject, at) VALUES (?, 'live', '*', UTC_TIMESTAMP(3))";
    report('through the database', await measure(streams, () => database.query(write, [v7()])));
    told.destroy();
    const stopping = performance.now();
    const ends = Promise.all(streams.map(({ answer }) => once(answer, 'close')));
    await Promise.all([api.halt(), ends]);
    console.log(`all ended and the server stopped in ${(performance.now() - stopping).toFixed(0)} ms`);
    console.log(`targets: at most ${MEMORY} MB more; an event at all within ${DELAY} ms through Redis`);
    // The changes that `measure` wrote are for everybody. After a restart they would make every page read again.
    await database.query("DELETE FROM changes WHERE topic = 'live' AND subject = '*'");
    const isBack = await measureRestart(api, people, database);
    await api.stop();
    await database.end();
    return isBack && taken <= MEMORY && Math.max(...soon) <= DELAY;
  } finally {
    await redis.stop();
    await server.stop();
  }
}

/** The first requests compile code, whose memory is not that of streams. */
async function warmUp(readers: Reader[]): Promise<void> {
  for (let i = 0; i < 100; i += 1) for (const reader of readers) (await open(reader)).answer.destroy();
}

interface Stream {
  answer: IncomingMessage;
  /** When the last event arrived. */
  at: number;
}

async function openAll(readers: Reader[]): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let from = 0; from < readers.length; from += AT_ONCE)
    streams.push(...(await Promise.all(readers.slice(from, from + AT_ONCE).map(open))));
  return streams;
}

const agent = new Agent({ maxSockets: Infinity });

/** Resolves when the first event is there. */
async function open(reader: Reader): Promise<Stream> {
  const { events: path, headers, localAddress } = reader;
  const asked = request(API, { agent, path, headers, localAddress }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}.`);
  const stream: Stream = { answer, at: 0 };
  const first = new Promise<void>((resolve) => {
    answer.on('data', (text: Buffer) => {
      if (!text.includes('event: read-again')) return;
      stream.at = performance.now();
      resolve();
    });
  });
  answer.on('error', () => undefined);
  await first;
  return stream;
}

/** Milliseconds until the last stream had an event, for each of some events. */
async function measure(streams: readonly Stream[], tell: () => Promise<unknown>): Promise<number[]> {
  const delays: number[] = [];
  for (let i = 0; i < EVENTS; i += 1) {
    const start = performance.now();
    await tell();
    while (streams.some(({ at }) => at < start)) await wait(1);
    delays.push(Math.max(...streams.map(({ at }) => at)) - start);
    // A row of the database is told later than a message of Redis.
    await wait(1000);
  }
  return delays.sort((one, other) => one - other);
}

function report(how: string, delays: number[]): void {
  const [median, longest] = [delays[Math.floor(delays.length / 2)]!, delays.at(-1)!];
  console.log(
    `an event at all of them ${how}: ${median.toFixed(0)} ms in the median, ${longest.toFixed(0)} ms at most`,
  );
}

runToEnd(main);
