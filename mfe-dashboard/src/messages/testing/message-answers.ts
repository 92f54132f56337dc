import type { FakeApi } from '@ringtag/api-client/testing';
import type { ConversationEnd, ConversationSide } from '@ringtag/contracts';
import type { WholeConversation } from '../conversation.queries';
import type { Message } from '../messages.queries';

/** Answers of GET /api/messages/{id} and /api/conversations/{id}, used in specs. */
export const keysFound: Message = {
  id: 'm1',
  kind: 'message',
  body: 'I found your keys',
  sender: { name: 'Zoë', email: null, phone: null, number: null },
  code: { id: 'c1', alias: 'ABCD2345', label: 'Keys' },
  createdAt: '2026-11-20T10:00:00.000Z',
  activeAt: '2026-11-20T10:00:00.000Z',
  messageCount: 1,
  lastMessage: { side: 'sender', body: 'I found your keys' },
  readAt: null,
  archivedAt: null,
  heldAt: null,
  reportedAt: null,
  solvedAt: null,
};

type Written = WholeConversation['messages'][number];

/** The path of the conversation of `keysFound`. */
export const CONVERSATION_PATH = '/api/conversations/m1';

export interface FakeConversation {
  written: Written[];
  end: ConversationEnd | null;
  add: (side: ConversationSide, body: string, more?: Partial<Written>) => void;
}

/**
 * Answers for the conversation that `keysFound` has opened, and takes what the owner writes.
 * @param shown the messages of one answer
 */
export function fakeConversation(api: FakeApi, shown = Infinity): FakeConversation {
  const conversation: FakeConversation = {
    written: [],
    end: null,
    add: (side, body, more) => {
      const { createdAt } = keysFound;
      const position = conversation.written.length;
      conversation.written.push({ position, side, body, createdAt, photos: [], place: null, ...more });
    },
  };
  conversation.add('sender', keysFound.body);
  api.on(`GET ${CONVERSATION_PATH}`, ({ query }) => {
    const { written, end } = conversation;
    const before = Number(query.get('before') ?? written.length);
    const messages = written.slice(Math.max(0, before - shown), before);
    return { body: { messages, messageCount: written.length, ownerSeen: 1, senderSeen: 2, end } };
  });
  api.on(`POST ${CONVERSATION_PATH}/seen`, () => ({ status: 204 }));
  api.on(`POST ${CONVERSATION_PATH}/messages`, ({ body }) => {
    conversation.add('owner', (body as { body: string }).body);
    return { status: 201, body: conversation.written.at(-1) };
  });
  return conversation;
}
