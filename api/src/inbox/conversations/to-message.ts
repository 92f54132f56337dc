import { trimmed } from '@ringtag/contracts';
import { validate } from '../../platform/http/forms';
import { NewConversationMessageDto } from './conversation.dto';

/** Checks the texts of a form as those of a JSON body are checked. Throws `validation_failed`. */
export function toMessage(fields: URLSearchParams): Promise<NewConversationMessageDto> {
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
  return validate(NewConversationMessageDto, given);
}

/** NaN for an empty text, which `Number` takes for 0. */
function toNumber(text: string | null | undefined): number {
  return text ? Number(text) : NaN;
}
