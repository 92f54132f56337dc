/** An owner in one of their conversations: signed in, or through a link in a mail, which opens only this one. */
export interface Owner {
  side: 'owner';
  ownerId: string;
  /** The conversation. */
  id: string;
}

/** The sender, or anybody else who has the link of the conversation. */
export interface Sender {
  side: 'sender';
  token: string;
  clientAddress: string;
}

/** Somebody who reads or writes in a conversation, and their right to do so: an account, or the token of a link. */
export type Participant = Owner | Sender;
