import { Injectable } from '@nestjs/common';
import { ATTACHMENT, type ConversationSide } from '@ringtag/contracts';
import once from 'lodash/once';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { newFieldError } from '../../platform/errors/domain-error';
import { readMultipart } from '../../platform/http/multipart';
import { Pictures, UnusablePictureError } from '../../platform/pictures/pictures';
import { sha256 } from '../../platform/secrets/secrets';
import { type Asker, toKnown } from '../../platform/turns/asker';
import { toStranger } from '../../records';
import { makeWhole, toStoredSize } from '../attachments/whole-photo';
import type { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import {
  ConversationMessages,
  type NewAttached,
  type NewPhoto,
} from '../conversation-records/conversation-messages';
import {
  assertOpen,
  ConversationRecords,
  type OpenConversation,
} from '../conversation-records/conversation-records';
import { type Participant, toAuthorId } from '../conversation-records/participant';
import { RELEASED } from '../messages/held-messages';
import { MessageCounts } from '../messages/message-counts';
import { Arrivals } from '../notices/arrivals';
import { indexTexts } from '../search/message-index';
import { ConversationEntity, SEEN_BY } from '../tables/conversation.entity';
import type { MessageEntity } from '../tables/message.entity';
import type { NewConversationMessageDto } from './conversation.dto';
import { ParticipantLimits } from './participant-limits';
import { toMessage } from './to-message';

/** A message with its photos, which are checked and converted. */
export type NewMessage = NewConversationMessageDto & Omit<NewAttached, 'clientAddress'>;

/** Writes messages into conversations, for both sides. */
@Injectable()
export class ConversationWriter {
  constructor(
    private readonly records: ConversationRecords,
    private readonly messages: ConversationMessages,
    private readonly limits: ParticipantLimits,
    private readonly counts: MessageCounts,
    private readonly arrivals: Arrivals,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a message. What a sender writes makes the conversation unread and brings it back from the archive; the owner is
   * told by mail. One that is held stays so until its owner writes. Throws `not_found`, `validation_failed` for a
   * message that says nothing, `too_many_requests` (LIM-3); to owners `not_activated` once they have given the code up, and `outdated` for a sender who could not read it, being
   * blocked or without a link.
   * @param takeAttachment counts a message with photos or a place, once
   */
  async write(
    who: Participant,
    given: NewMessage,
    takeAttachment = () => this.takeAttachment(who),
  ): Promise<ConversationMessageDto> {
    assertSaysSomething(given);
    const conversation = await this.records.get(who);
    const { message } = conversation;
    const submission = toSubmission(message.id, who.side, given.submission);
    // Before anything counts: a sender who got no answer sends the message again, and must not be refused then. Photos
    // do count again, because they were converted again.
    const before = await this.messages.findSent(submission);
    if (before) return before;
    // Checked before the transaction, too, so that refused messages lock no rows.
    assertOpen(conversation);
    await (given.place ? takeAttachment() : this.limits.assertLeft(who, message));
    return this.records.runToWrite(who, message, async (manager, locked) => {
      const sent = await this.messages.findSent(submission, manager);
      if (sent) return sent;
      const added = await this.add(manager, locked, who, { ...given, submission });
      // Last, because others with the same client address wait for the lock on its counter.
      await this.limits.take(manager, who, message);
      return added;
    });
  }

  /** The same from a form without files. */
  async writeFields(who: Participant, fields: URLSearchParams): Promise<ConversationMessageDto> {
    return this.write(who, await toMessage(fields));
  }

  /**
   * Reads a form with up to three photos while it arrives, and writes its message. The texts of the form are put into
   * `fields`, also when the form is refused. Throws `payload_too_large`, `photos_full` and the errors of `write`.
   */
  async writeForm(
    who: Participant,
    body: unknown,
    fields = new URLSearchParams(),
  ): Promise<ConversationMessageDto> {
    await this.records.getOpen(who);
    const takeAttachment = once(() => this.takeAttachment(who));
    // People share the memory and take turns at decoding.
    const asker = who.side === 'owner' ? toKnown(who.userId) : toStranger(who.clientAddress);
    const photos = await readMultipart(body, fields, {
      asker,
      maxFiles: ATTACHMENT.photos,
      maxFileBytes: ATTACHMENT.maxBytes,
      maxBytes: ATTACHMENT.maxFormBytes,
      assertAllowed: takeAttachment,
      convert: (file) => this.convert(asker, file),
      newTooMany: () => newFieldError('photos', 'arrayMaxSize', 'Choose up to three photos'),
    });
    return this.write(who, { ...(await toMessage(fields)), photos }, takeAttachment);
  }

  private async takeAttachment(who: Participant): Promise<void> {
    const { message } = await this.records.getOpen(who);
    await this.limits.takeAttachment(who, message);
  }

  private async add(
    manager: EntityManager,
    { message, thread, activation }: OpenConversation,
    who: Participant,
    { body, submission, ...given }: NewMessage,
  ): Promise<ConversationMessageDto> {
    const { side } = who;
    const { id, ownerId, activationId } = message;
    const createdAt = this.nowAfter(message.activeAt);
    const position = thread.messageCount;
    const about = { id: newId(), conversationId: id, position, side, createdAt };
    const written = { ...about, authorId: toAuthorId(who, ownerId), body, submission };
    const attached = { ...given, ...(who.side === 'sender' && { clientAddress: who.clientAddress }) };
    const added = await this.messages.add(manager, activationId, written, attached);
    const messageCount = position + 1;
    // What a helper has answered is still new to the owner, who gets the mails that wait.
    const isHelpers = written.authorId !== null;
    const seen = !isHelpers && { [SEEN_BY[side]]: messageCount };
    await manager.update(ConversationEntity, { id }, { messageCount, ...seen });
    await indexTexts(manager, message, [body]);
    const state = isHelpers ? {} : toState(message, side, createdAt);
    await this.counts.change(manager, message, { ...state, activeAt: createdAt, changeId: null });
    await this.arrivals.tell(manager, { ...about, ownerId, activation, heldAt: message.heldAt });
    return added;
  }

  private async convert(asker: Asker, file: Buffer): Promise<NewPhoto> {
    let size = { width: 0, height: 0 };
    try {
      const bytes = await this.pictures.remakePhoto(asker, file, (picture, about) => {
        size = toStoredSize(about);
        return makeWhole(picture, about);
      });
      return { bytes, ...size };
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      throw newFieldError('photos', 'isPicture', 'Choose JPEG, PNG or WebP pictures');
    }
  }

  /** Now, but never before the last message: the clock of the replica that took that one may be ahead. */
  private nowAfter(last: Date): Date {
    return new Date(Math.max(this.clock.now().getTime(), last.getTime()));
  }
}

/** What becomes of the message that opened a conversation in which a side writes. */
function toState({ heldAt }: MessageEntity, side: ConversationSide, at: Date): Partial<MessageEntity> {
  if (side === 'owner') return { readAt: at, ...(heldAt && RELEASED) };
  return { readAt: null, ...(!heldAt && { archivedAt: null }) };
}

/** Two messages with the same hash are one. */
function toSubmission(id: string, side: ConversationSide, submission: string): string {
  return sha256(JSON.stringify([id, side, submission]));
}

/** Throws `validation_failed` for a message that has neither a text nor a photo nor a place. */
function assertSaysSomething({ body, place, photos = [] }: NewMessage): void {
  if (body || place || photos.length > 0) return;
  throw newFieldError('body', 'isLength', 'Write a message');
}
