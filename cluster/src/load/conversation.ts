import { randomUUID } from 'node:crypto';
import type { Conversation, Ledger, Side } from './ledger';
import type { Owned } from './listener';
import { isDone, untilDone } from './patience';
import { toAnswer } from './text';
import type { Visitor } from './visitor';

interface Read {
  messageCount: number;
}

/** What the page of one side does with its conversation. */
class Page {
  constructor(
    private readonly ledger: Ledger,
    private readonly conversation: Conversation,
    private readonly side: Side,
    private readonly visitor: Visitor,
    /** Of the API, for this side. */
    private readonly path: string,
  ) {}

  /** Writes a message; sends it again while nobody answers that it was taken. Answers whether it was. */
  async write(): Promise<boolean> {
    const entry = this.ledger.add({ kind: 'answer', id: randomUUID(), acknowledged: false });
    const message = { body: toAnswer(entry.id), submission: randomUUID() };
    entry.acknowledged = await this.post('messages', message);
    if (entry.acknowledged) this.conversation.written.push({ side: this.side, id: entry.id });
    return entry.acknowledged;
  }

  /** Reads, and says how much was shown. */
  async look(): Promise<void> {
    const read = await untilDone(async () => {
      const { status, body } = await this.visitor.send('GET', this.path);
      return isDone(status) ? (body as unknown as Read) : undefined;
    });
    if (!read || !(await this.post('seen', { count: read.messageCount }))) return;
    const { seen } = this.conversation;
    seen[this.side] = Math.max(seen[this.side], read.messageCount);
  }

  private async post(what: string, body: object): Promise<boolean> {
    const sent = await untilDone(async () => {
      const { status } = await this.visitor.send('POST', `${this.path}/${what}`, body);
      return isDone(status) || undefined;
    });
    return sent === true;
  }
}

interface Talk {
  ledger: Ledger;
  /** The token in the sender's link. */
  token: string;
  /** What the message that opened the conversation says. */
  text: string;
  sender: Visitor;
  owner: Owned['owner'];
  /** The sender wrote at this time, so the owner's pages have to be told. */
  tell: (at: number) => void;
}

/**
 * The sender reads the conversation by its link and writes on. The owner finds it and answers twice, while the sender
 * writes once more. Both say what they have seen.
 */
export async function talk({ ledger, token, text, sender, owner, tell }: Talk): Promise<void> {
  const conversation: Conversation = { token, text, written: [], seen: { owner: 0, sender: 0 } };
  ledger.conversations.push(conversation);
  const link = new Page(ledger, conversation, 'sender', sender, `/api/conversation/${token}`);
  const writeAndTell = async () => {
    const at = performance.now();
    if (await link.write()) tell(at);
  };
  await link.look();
  await writeAndTell();
  const answer = async () => {
    const id = await findInInbox(owner, text);
    if (!id) return;
    const thread = new Page(ledger, conversation, 'owner', owner, `/api/conversations/${id}`);
    await thread.look();
    await thread.write();
    await thread.write();
    await thread.look();
  };
  await Promise.all([answer(), writeAndTell()]);
  await link.look();
}

/** The id of the message with this text: one of the latest hundred. */
function findInInbox(owner: Visitor, text: string): Promise<string | undefined> {
  return untilDone(async () => {
    const { body } = await owner.send('GET', '/api/messages?pageSize=100');
    const items = body['items'] as { id: string; body: string }[] | undefined;
    return items?.find((message) => message.body === text)?.id;
  });
}
