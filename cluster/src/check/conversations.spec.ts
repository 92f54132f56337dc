import { createHash } from 'node:crypto';
import type { Conversation } from '../load/ledger';
import { type ConversationRow, findDisorder } from './conversations';

const told: Conversation = {
  token: 'a-token',
  text: 'Found it: 1',
  written: [
    { side: 'sender', id: 's1' },
    { side: 'owner', id: 'o1' },
    { side: 'sender', id: 's2' },
    { side: 'owner', id: 'o2' },
  ],
  seen: { owner: 4, sender: 5 },
};

/** As a node stores it: one row for each of the messages after the first, with its side and id. */
function store(messages: string[], more: Partial<ConversationRow> = {}): ConversationRow[] {
  const tokenHash = createHash('sha256').update('a-token').digest('hex');
  return messages.map((id, index) => ({
    tokenHash,
    messageCount: messages.length + 1,
    ownerSeen: 5,
    senderSeen: 5,
    position: index + 1,
    side: id.startsWith('o') ? 'owner' : 'sender',
    id,
    ...more,
  }));
}

const WHOLE = ['s1', 's2', 'o1', 'o2'];

describe('the conversations of a node', () => {
  it('should accept what was told, whichever side wrote first', () => {
    expect(findDisorder([told], store(WHOLE))).toEqual([]);
    expect(findDisorder([told], store(['s1', 'o1', 'o2', 's2']))).toEqual([]);
  });

  it('should accept a message that was not acknowledged', () => {
    expect(findDisorder([told], store([...WHOLE, 's3']))).toEqual([]);
  });

  it.each<[string, ConversationRow[], string]>([
    ['is unknown', [], 'its token is not there'],
    [
      'lacks a message',
      store(WHOLE, { messageCount: 5 }).slice(0, 3),
      '5 messages have the positions 0,1,2,3',
    ],
    ['has a gap', store(WHOLE, { messageCount: 6 }).toSpliced(1, 1), '6 messages have the positions 0,1,3,4'],
    ['has a message twice', store([...WHOLE, 'o2']), 'the owner wrote o1, o2; stored are o1, o2, o2'],
    ['has another order', store(['s2', 's1', 'o1', 'o2']), 'the sender wrote s1, s2; stored are s2, s1'],
    ['forgot what the owner saw', store(WHOLE, { ownerSeen: 3 }), 'the owner has seen 4; stored is 3'],
    ['forgot what the sender saw', store(WHOLE, { senderSeen: 1 }), 'the sender has seen 5; stored is 1'],
  ])('should name a conversation that %s', (_, rows, fault) => {
    expect(findDisorder([told], rows)).toContain(`"Found it: 1": ${fault}`);
  });
});
