import { Injectable } from '@nestjs/common';
import type { ConversationSide } from '@ringtag/contracts';
import { SecretKeys } from '../../platform/secrets/secret-keys';

/**
 * Names the threads in which mail programs keep the mails of a conversation, one for each side. A name does not tell which
 * conversation it is, nor what the other side's mails name: whoever knows it could write into their thread.
 */
@Injectable()
export class MailThreads {
  constructor(private readonly keys: SecretKeys) {}

  toId(conversationId: string, side: ConversationSide): string {
    return this.keys.signing.deriveToken(`mail-thread:${conversationId}:${side}`);
  }
}
