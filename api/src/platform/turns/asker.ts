/** A network that somebody is in; the narrowest is a client address, or a person who is known. */
export interface Network {
  /** The same for everybody in it. */
  readonly id: string;
  /** How much it may take, as a multiple of what one client address may take. */
  readonly parts: number;
}

/** Who asks for something that everybody shares in this process. */
export interface Asker {
  /** Takes turns with others: has one task at a time. */
  readonly id: string;
  /** The narrowest first. */
  readonly networks: readonly Network[];
  /** Somebody who signed in, now or before. Strangers cannot take the room of those who are known. */
  readonly isKnown: boolean;
}

/** A known device, or somebody who is signed in. */
export function toKnown(id: string): Asker {
  return { id, networks: [{ id, parts: 1 }], isKnown: true };
}
