import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { sha256 } from '../../platform/secrets/secrets';
import type { Signer } from '../../platform/secrets/signer';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationEntity } from '../tables/conversation.entity';

type Source = Pick<ConversationEntity, 'id' | 'tokenNonce'>;

/**
 * The tokens of the links by which senders read and write in conversations: 128 bits, stored as a hash. The server can
 * derive a token again, so that the same form gets the same answer (ADR 74).
 */
@Injectable()
export class ConversationLinks {
  constructor(private readonly keys: SecretKeys) {}

  /** Opens the conversation of a new message and answers its token. */
  async open(manager: EntityManager, id: string): Promise<string> {
    return this.toToken(await this.create(manager, id));
  }

  /** The token of now. To be called while the message or its activation is locked. */
  async getToken(manager: EntityManager, id: string): Promise<string> {
    return this.toToken(await this.ensure(manager, id));
  }

  /**
   * Answers a new token. The one before opens nothing any more, and no mail brings the new one to whoever had it. To be
   * called while the message is locked.
   */
  async replace(manager: EntityManager, id: string): Promise<string> {
    const link = this.newLink(id);
    await this.ensure(manager, id);
    await manager.update(ConversationEntity, { id }, link);
    await manager.update(ConversationNoticeEntity, { id }, { answersTo: null });
    return this.toToken({ id, ...link });
  }

  /** A token that looks like one of a conversation and opens none. */
  toDeadToken(id: string): string {
    return derive(this.keys.signing, id, 'none');
  }

  findId(manager: EntityManager, token: string): Promise<Pick<ConversationEntity, 'id'> | null> {
    return manager.findOneBy(ConversationEntity, { tokenHash: sha256(token) });
  }

  private async ensure(manager: EntityManager, id: string): Promise<ConversationEntity> {
    return (await manager.findOneBy(ConversationEntity, { id })) ?? this.create(manager, id);
  }

  private async create(manager: EntityManager, id: string): Promise<ConversationEntity> {
    const conversation = { id, ...this.newLink(id), messageCount: 1, ownerSeen: 0, senderSeen: 1 };
    await manager.insert(ConversationEntity, conversation);
    await insertOrChange(manager, ConversationNoticeEntity, [{ id }], () => ({ id: 'id' }));
    return conversation;
  }

  private newLink(id: string): Pick<ConversationEntity, 'tokenNonce' | 'tokenHash'> {
    const tokenNonce = this.keys.newNonce();
    return { tokenNonce, tokenHash: sha256(this.toToken({ id, tokenNonce })) };
  }

  private toToken({ id, tokenNonce }: Source): string {
    return derive(this.keys.readKey(tokenNonce), id, tokenNonce);
  }
}

function derive(key: Signer, id: string, nonce: string): string {
  const signature = Buffer.from(key.sign(`conversation:${id}:${nonce}`), 'base64url');
  return signature.subarray(0, 16).toString('base64url');
}
