import { randomUUID } from 'node:crypto';
import { CONVERSATION } from '@ringtag/contracts';
import type { Connection } from 'mysql2/promise';
import { type Asked, compareCalls, TARGET } from './compare';

/** An owner who is signed in, and the conversation that is measured. */
export interface Talk {
  owner: Asked;
  id: string;
  token: string;
  /** Its messages, with the one that opened it. */
  length: number;
}

/**
 * Makes conversations of the messages of an owner, straight in the database. The token of each is the id of its message.
 * @param id the one in which both sides have written `length` messages
 */
export async function fillConversations(
  database: Connection,
  ownerId: string,
  id: string,
  length: number,
): Promise<void> {
  await database.query(
    `INSERT INTO conversations (id, tokenHash, tokenNonce, messageCount, ownerSeen, senderSeen)
     SELECT id, SHA2(id, 256), LEFT(SHA2(CONCAT(id, ' nonce'), 256), 32), IF(id = ?, ?, 1), 0, 1
     FROM messages WHERE ownerId = ?`,
    [id, length, ownerId],
  );
  await database.query(
    `INSERT INTO conversation_messages (id, conversationId, position, side, body, submission, createdAt)
     SELECT CONCAT(LEFT(?, 8), '-0001-7000-8000-', LPAD(s.seq, 12, '0')), ?, s.seq, IF(s.seq MOD 2, 'owner', 'sender'),
       REPEAT('Shall we meet at noon? ', 3), SHA2(CONCAT(?, s.seq), 256), NOW(3) FROM seq_1_to_${length - 1} s`,
    [id, id, id],
  );
}

/** The same calls for a short conversation and for a long one. Answers whether the long one holds the target. */
export async function compareConversations(database: Connection, few: Talk, many: Talk): Promise<boolean> {
  const undo = async () => {
    for (const { id, length } of [few, many]) {
      await database.query('DELETE FROM conversation_messages WHERE conversationId = ? AND position >= ?', [
        id,
        length,
      ]);
      await database.query('UPDATE conversations SET messageCount = ? WHERE id = ?', [length, id]);
    }
    await database.query('UPDATE limit_counters SET used = 0');
  };
  let held = true;
  for (const [name, call] of Object.entries(CALLS))
    held = (await compareCalls(name, [() => call(few), () => call(many)], TARGET, undo)) && held;
  return held;
}

/** In the short conversation, all messages but the last: there is no page before. */
const { shown } = CONVERSATION;
const toBefore = ({ length }: Talk) => Math.max(length - shown, shown - 1);

const toThread = ({ id }: Talk) => `/api/conversations/${id}`;
const toDocument = ({ token }: Talk) => `/conversation/${token}`;

const CALLS: Record<string, (talk: Talk) => Promise<Response>> = {
  'a conversation': read(toThread),
  'a conversation, the page before': read((talk) => `${toThread(talk)}?before=${toBefore(talk)}`),
  "the page of a conversation's link": read(toDocument),
  'the same, the page before': read((talk) => `${toDocument(talk)}?before=${toBefore(talk)}`),
  'a message of the owner': write((talk) => `${toThread(talk)}/messages`),
  'a message of the sender': write(({ token }) => `/api/conversation/${token}/messages`),
};

function read(toPath: (talk: Talk) => string): (talk: Talk) => Promise<Response> {
  return (talk) => fetch(talk.owner.origin + toPath(talk), { headers: { cookie: talk.owner.cookie } });
}

function write(toPath: (talk: Talk) => string): (talk: Talk) => Promise<Response> {
  return (talk) => {
    const { origin, cookie } = talk.owner;
    return fetch(origin + toPath(talk), {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ body: 'At noon, then.', submission: randomUUID() }),
    });
  };
}
