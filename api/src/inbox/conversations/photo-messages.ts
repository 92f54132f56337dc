import { Injectable } from '@nestjs/common';
import { ATTACHMENT } from '@ringtag/contracts';
import once from 'lodash/once';
import { ValidationError } from '../../platform/errors/domain-error';
import { readMultipart } from '../../platform/http/multipart';
import { Pictures, UnusablePictureError } from '../../platform/pictures/pictures';
import { toAddressBucket } from '../../records';
import { makeWhole, toStoredSize } from '../attachments/whole-photo';
import { ConversationRecords } from '../conversation-records/conversation-records';
import type { Participant } from '../conversation-records/participant';
import { ConversationMessages, type NewPhoto } from './conversation-messages';
import { ConversationWriter } from './conversation-writer';
import type { ConversationMessageDto } from './conversation.dto';
import { toMessage } from './to-message';

/** Messages with photos, in both directions. */
@Injectable()
export class PhotoMessages {
  constructor(
    private readonly pictures: Pictures,
    private readonly messages: ConversationMessages,
    private readonly records: ConversationRecords,
    private readonly writer: ConversationWriter,
  ) {}

  /**
   * Takes a form with up to three photos while it arrives. `fields` gets its texts, also those of a form that is refused
   * later. Throws what `ConversationWriter.write` throws, `payload_too_large` and `photos_full`.
   */
  async writeForm(
    who: Participant,
    body: unknown,
    fields = new URLSearchParams(),
  ): Promise<ConversationMessageDto> {
    await this.records.getOpen(who);
    const takeAttachment = once(() => this.writer.takeAttachment(who));
    // People share the memory and take turns at decoding.
    const person = who.side === 'owner' ? who.ownerId : toAddressBucket(who.clientAddress);
    const photos = await readMultipart(body, fields, {
      person,
      maxFiles: ATTACHMENT.photos,
      maxFileBytes: ATTACHMENT.maxBytes,
      maxBytes: ATTACHMENT.maxFormBytes,
      assertAllowed: takeAttachment,
      convert: (file) => this.convert(person, file),
      newTooMany: () => newPhotoError('arrayMaxSize', 'Choose up to three photos'),
    });
    return this.writer.write(who, { ...(await toMessage(fields)), photos }, takeAttachment);
  }

  /** Throws `not_found`, also for a photo of another conversation. */
  async get(who: Participant, photoId: string): Promise<Buffer> {
    const { message } = await this.records.get(who);
    return this.messages.getPhoto(message.id, photoId);
  }

  private async convert(person: string, file: Buffer): Promise<NewPhoto> {
    let size = { width: 0, height: 0 };
    try {
      const bytes = await this.pictures.remakePhoto(person, file, (picture, about) => {
        size = toStoredSize(about);
        return makeWhole(picture, about);
      });
      return { bytes, ...size };
    } catch (error) {
      if (!(error instanceof UnusablePictureError)) throw error;
      throw newPhotoError('isPicture', 'Choose another picture');
    }
  }
}

function newPhotoError(code: string, message: string): ValidationError {
  return new ValidationError([{ field: 'photos', code, message }]);
}
