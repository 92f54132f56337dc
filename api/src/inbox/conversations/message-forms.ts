import { Injectable } from '@nestjs/common';
import { ATTACHMENT, trimmed } from '@ringtag/contracts';
import { ValidationError } from '../../platform/errors/domain-error';
import { readMultipart } from '../../platform/http/multipart';
import { validationPipe } from '../../platform/http/validation';
import { Pictures, UnusablePictureError } from '../../platform/pictures/pictures';
import type { NewPhoto } from '../attachments/attachments.service';
import { makeWhole, toStoredSize } from '../attachments/whole-photo';
import { NewConversationMessageDto } from './conversation.dto';

/** Reads messages from forms: those of pages without a script, and those with photos. */
@Injectable()
export class MessageForms {
  private readonly pipe = validationPipe();

  constructor(private readonly pictures: Pictures) {}

  /**
   * The photos of a posted form, ready to be stored; its texts come into `fields`. Throws `validation_failed` for what
   * is no photo or one too many, `payload_too_large`, and what `assertAllowed` throws.
   * @param person who sends it; people share the memory and take turns at decoding
   */
  async readPhotos(
    body: unknown,
    fields: URLSearchParams,
    person: string,
    assertAllowed: () => Promise<void>,
  ): Promise<NewPhoto[]> {
    return readMultipart(body, fields, {
      person,
      maxFiles: ATTACHMENT.photos,
      maxFileBytes: ATTACHMENT.maxBytes,
      maxBytes: ATTACHMENT.maxFormBytes,
      assertAllowed,
      convert: (file) => this.convert(person, file),
      newTooMany: () => newPhotoError('arrayMaxSize', 'Choose up to three photos'),
    });
  }

  /** Checks the texts of a form as those of a JSON body are checked. Throws `validation_failed`. */
  async toMessage(fields: URLSearchParams): Promise<NewConversationMessageDto> {
    const [latitude, longitude, accuracy] = ['latitude', 'longitude', 'accuracy'].map((name) =>
      fields.get(name),
    );
    const given = {
      // Forms send line ends as CR LF, scripts as LF.
      body: trimmed(fields.get('body') ?? '').replace(/\r\n/g, '\n'),
      submission: fields.get('submission') ?? '',
      // Empty until a script has asked the browser for it.
      ...(latitude && {
        place: {
          latitude: toNumber(latitude),
          longitude: toNumber(longitude),
          accuracy: toNumber(accuracy),
          about: fields.get('about') === 'true',
        },
      }),
    };
    const metatype = NewConversationMessageDto;
    return (await this.pipe.transform(given, { type: 'body', metatype })) as NewConversationMessageDto;
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

/** NaN for an empty text, which `Number` takes for 0. */
function toNumber(text: string | null | undefined): number {
  return text ? Number(text) : NaN;
}
