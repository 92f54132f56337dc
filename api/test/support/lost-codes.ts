import { ScanCounter } from '../../src/codes/scan-counts/scan-counter';
import { OutboxEntity } from '../../src/delivery/tables/outbox.entity';
import { newEmail, type TestApp } from './test-app';
import type { Answer, Visitor } from './visitor';

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1' };
export const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
export const WORDS = { words: 'He is shy.\nPlease call!', reward: '50 €' };

export interface Held {
  alias: string;
  id: string;
  email: string;
  owner: Visitor;
}

/** Somebody who has activated a code. */
export async function hold(app: TestApp): Promise<Held> {
  const [alias, email] = [await app.code(), newEmail()];
  const owner = await app.owner(alias, email);
  const [{ id }] = (await owner.get('/api/my-codes')).body.items;
  return { alias, id, email, owner };
}

export function mark({ owner, id }: Held, words: object = WORDS): Promise<Answer> {
  return owner.put(`/api/my-codes/${id}/lost`, words);
}

export function end({ owner, id }: Held): Promise<Answer> {
  return owner.delete(`/api/my-codes/${id}/lost`);
}

/** Somebody who has lost what a code is on. */
export async function lose(app: TestApp): Promise<Held> {
  const held = await hold(app);
  const { status } = await mark(held);
  if (status !== 200) throw new Error(`Not lost: ${status}`);
  return held;
}

/** What a program sees of the code, which is no scan. */
export async function readShown(app: TestApp, { alias }: Held) {
  return (await app.visitor().get(`/api/scan/${alias}`, CRAWLER)).body;
}

export async function readLost({ owner, id }: Held) {
  return (await owner.get(`/api/my-codes/${id}`)).body.lost;
}

export async function readEvents({ owner, id }: Held): Promise<string[]> {
  const { items } = (await owner.get(`/api/my-codes/${id}/history`)).body;
  return items.map(({ event }: { event: string }) => event);
}

let people = 0;

/** Opens the page, by default as a person whom nobody has seen before. */
export async function open(app: TestApp, { alias }: Held, headers = PHONE): Promise<string> {
  people += 1;
  const address = `198.51.${100 + (people >> 8)}.${people & 255}`;
  return (await app.visitor().get(`/scan/${alias}`, { ...headers, 'x-forwarded-for': address })).body;
}

/** How many mails about openings were queued, after what was counted until now. */
export async function countAlerts(app: TestApp, { email: recipient }: Held): Promise<number> {
  await app.app.nest.get(ScanCounter).flush();
  return app.dataSource.manager.countBy(OutboxEntity, { template: 'lost-opened', recipient });
}

/** Opens the page as its owner, who is signed in. */
export async function openAsOwner({ alias, owner }: Held): Promise<void> {
  await owner.get(`/scan/${alias}`, PHONE);
  await owner.get(`/api/scan/${alias}`, PHONE);
}
