import { trimmed } from '@ringtag/contracts';
import { validationPipe } from '../../platform/http/validation';
import { NewConversationMessageDto } from './conversation.dto';

const pipe = validationPipe();

/** Checks the texts of a form as those of a JSON body are checked. Throws `validation_failed`. */
export async function toMessage(fields: URLSearchParams): Promise<NewConversationMessageDto> {
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
  return (await pipe.transform(given, { type: 'body', metatype })) as NewConversationMessageDto;
}

/** NaN for an empty text, which `Number` takes for 0. */
function toNumber(text: string | null | undefined): number {
  return text ? Number(text) : NaN;
}
