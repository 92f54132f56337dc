import { useTranslation } from '@ringtag/vendor-i18n';
import type { TranslationResources } from './resources';

type ErrorTextKey = keyof TranslationResources['errors'];

/** The part of an ApiError that its text needs; other errors read "An unknown error occurred". */
interface Explained {
  textKey?: ErrorTextKey;
  fieldErrors?: readonly { code: string }[];
  data?: Readonly<Record<string, unknown>>;
}

/** Failed fields that only the server can find: their texts stand beside those of the errors. */
const FIELD_TEXTS = ['isCommonPassword', 'isCurrentPassword'] as const satisfies ErrorTextKey[];

/** Answers a function that says an error in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (error) => {
    const { textKey = 'unknown', fieldErrors = [], data = {} } = (error ?? {}) as Explained;
    const field = FIELD_TEXTS.find((text) => fieldErrors.some(({ code }) => code === text));
    if (field) return t(field);
    // A newer server may know errors that this page does not.
    const key = i18n.exists(textKey, { ns: 'errors' }) ? textKey : 'unknown';
    return t(key, { currentCount: data.currentCount });
  };
}
