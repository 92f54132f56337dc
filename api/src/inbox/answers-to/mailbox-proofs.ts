import { Injectable } from '@nestjs/common';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sameSecret } from '../../platform/secrets/secrets';
import type { Signer } from '../../platform/secrets/signer';

/**
 * The proofs in the links of mails to senders. Only whoever reads the mailbox has one. They are signed, so they need no row
 * (ADR 76).
 */
@Injectable()
export class MailboxProofs {
  constructor(private readonly keys: SecretKeys) {}

  /** For a mail of this conversation to this address. */
  create(conversationId: string, address: string): string {
    return sign(this.keys.signing, conversationId, address);
  }

  /** Whether the proof stood in a mail of this conversation to this address. */
  isValid(proof: string, conversationId: string, address: string): boolean {
    return this.keys.accepted.some((key) => sameSecret(sign(key, conversationId, address), proof));
  }
}

function sign(key: Signer, conversationId: string, address: string): string {
  return key.deriveToken(`mailbox-proof:${conversationId}:${address}`);
}
