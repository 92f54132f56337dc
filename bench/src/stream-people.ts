import { createHash } from 'node:crypto';
import type { RequestOptions } from 'node:http';
import type { Connection } from 'mysql2/promise';
import { v7 } from 'uuid';

const SECRET = 'x'.repeat(43);

/** Somebody who is signed in, and has got a message through a code. */
export interface Person {
  /** Of the session. */
  cookie: string;
  /** The id of the conversation that the message opened, and the token of its link. */
  conversation: string;
}

/** Who has a conversation open: how the page asks, and where its events and its messages are. */
export interface Reader extends Pick<RequestOptions, 'headers' | 'localAddress'> {
  events: string;
  conversation: string;
}

/** Every second page is that of the sender, the others are of owners. */
export function toReader({ cookie, conversation }: Person, index: number): Reader {
  if (index % 2 === 0)
    return { headers: { cookie }, events: '/api/events', conversation: `/api/conversations/${conversation}` };
  const path = `/api/conversation/${conversation}`;
  return { localAddress: toFinderAddress(index), events: `${path}/events`, conversation: path };
}

/** Of a finder: limits count by the address of a client. */
export const toFinderAddress = (index: number): string => `127.7.${index >> 8}.${index & 255}`;

const toHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Makes as many people straight in the database. */
export async function createPeople(database: Connection, count: number): Promise<Person[]> {
  const now = new Date();
  const people = Array.from({ length: count }, (_, number) => ({
    number,
    id: v7(),
    session: v7(),
    item: v7(),
    activation: v7(),
    conversation: v7(),
  }));
  const insert = (table: string, toRow: (person: (typeof people)[number]) => Record<string, unknown>) => {
    const rows = people.map(toRow);
    const columns = Object.keys(rows[0]!);
    return database.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ?`, [
      rows.map((row) => Object.values(row)),
    ]);
  };
  await insert('users', ({ id, number }) => ({
    id,
    name: 'Ann',
    email: `ann.${number}@example.com`,
    emailAsTyped: `ann.${number}@example.com`,
    role: 'role-user',
    isEmailVerified: 1,
    locale: 'en',
    activeCodes: 1,
    createdAt: now,
    updatedAt: now,
  }));
  await insert('sessions', ({ id, session }) => ({
    id: session,
    secretHash: toHash(SECRET),
    userId: id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 1e9),
    shared: 0,
  }));
  const projectId = v7();
  await insert('items', ({ id, item, activation, number }) => ({
    id: item,
    alias: `Q${String(number).padStart(6, '0')}`,
    projectId,
    status: 'active',
    activatable: 1,
    viewOnly: 0,
    activationCount: 1,
    ownerId: id,
    currentActivationId: activation,
    activated: 1,
    digital: 0,
    createdAt: now,
    updatedAt: now,
  }));
  await insert('activations', ({ id, item, activation }) => ({
    id: activation,
    itemId: item,
    userId: id,
    // Mails are measured elsewhere.
    notify: 'never',
    unreadMessages: 1,
    activatedAt: now,
  }));
  await insert('messages', ({ id, activation, conversation }) => ({
    id: conversation,
    activationId: activation,
    ownerId: id,
    kind: 'message',
    body: 'Found it',
    createdAt: now,
    activeAt: now,
  }));
  await insert('message_counts', ({ id }) => ({
    ownerId: id,
    kind: 'message',
    archived: 0,
    unread: 1,
    count: 1,
  }));
  await insert('conversations', ({ conversation }) => ({
    id: conversation,
    tokenHash: toHash(conversation),
    tokenNonce: toHash(conversation).slice(0, 32),
    messageCount: 1,
    ownerSeen: 0,
    senderSeen: 1,
  }));
  return people.map(({ session, conversation }) => ({ cookie: `qrsid=${session}.${SECRET}`, conversation }));
}
