/** An owner in one of their conversations. Who has opened a link in a mail is one, too, there alone. */
export interface Owner {
  side: 'owner';
  ownerId: string;
  /** Of the conversation. */
  id: string;
}

/** Whoever has the link of a conversation. */
export interface Sender {
  side: 'sender';
  token: string;
  clientAddress: string;
}

/** Who reads or writes in a conversation, with what tells whether they may. */
export type Participant = Owner | Sender;
