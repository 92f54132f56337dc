import type { ProfileFieldKey, ProfileSection } from '@ringtag/contracts';
import type en from './locales/en';

/** The texts of the card in the reader's language, with the owner's name in them. */
export type CardTexts = (typeof en)['page'] & {
  formTitle: string;
  section: (section: ProfileSection) => string;
  field: (key: ProfileFieldKey) => string;
};

/** The texts of the message form in the reader's language. */
export type MessageTexts = (typeof en)['message'] &
  Record<'senderName' | 'senderEmail' | 'senderPhone' | 'emailInvalid', string>;

/** What the card says with the words of all pages. */
type CommonKey =
  | `profile.sections.${ProfileSection}`
  | `profile.fields.${ProfileFieldKey}`
  | `form.${'name' | 'email' | 'emailInvalid'}`;

/** Finds one of the words of all pages. */
type Common = (key: CommonKey) => string;

/** `page` has the owner's name in it. */
export function toCardTexts(page: (typeof en)['page'], formTitle: string, common: Common): CardTexts {
  return {
    ...page,
    formTitle,
    section: (section) => common(`profile.sections.${section}`),
    field: (key) => common(`profile.fields.${key}`),
  };
}

export function toMessageTexts(message: (typeof en)['message'], common: Common): MessageTexts {
  return {
    ...message,
    senderName: common('form.name'),
    senderEmail: common('form.email'),
    senderPhone: common('profile.fields.phone'),
    emailInvalid: common('form.emailInvalid'),
  };
}
