import { applyDecorators, Header, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { ATTACHMENT, LENGTH } from '@ringtag/contracts';
import { AnswersFile } from '../../platform/open-api/answers';

/** A handler that answers a photo to one of the two sides. Nothing on the way may keep it. */
export function AnswersPhoto(): MethodDecorator {
  return applyDecorators(
    Header('Cache-Control', 'no-store'),
    Header('Content-Security-Policy', "default-src 'none'; sandbox"),
    Header('Cross-Origin-Resource-Policy', 'same-origin'),
    AnswersFile('image/webp', 'not_found'),
  ) as MethodDecorator;
}

export function toPhotoFile(bytes: Buffer): StreamableFile {
  const disposition = 'inline; filename="photo.webp"';
  return new StreamableFile(bytes, { type: 'image/webp', disposition, length: bytes.length });
}

/** A handler that takes a message with photos as a form. */
export function TakesMessageForm(): MethodDecorator {
  const text = (maxLength: number, description?: string) => ({ type: 'string', maxLength, description });
  const properties = {
    body: text(LENGTH.messageBody.max, 'May be empty beside a photo or a place'),
    submission: { ...text(36, 'A new UUID for each message. Sent twice, it is one message'), format: 'uuid' },
    latitude: text(20, 'Of a place: degrees (WGS 84)'),
    longitude: text(20, 'Degrees (WGS 84)'),
    accuracy: text(20, 'Metres around it'),
    about: { ...text(5, '`true` to store it rounded to 500 m'), enum: ['', 'true'] },
    photos: { type: 'array', maxItems: ATTACHMENT.photos, items: { type: 'string', format: 'binary' } },
  };
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required: ['submission'], properties } }),
  ) as MethodDecorator;
}
