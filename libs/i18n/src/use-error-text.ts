import { useTranslation } from '@ringtag/vendor-i18n';
import type { TranslationResources } from './resources';

type ErrorTextKey = keyof TranslationResources['errors'];
type SignedInErrorTextKey = keyof TranslationResources['signedInErrors'];

/** The part of an ApiError that its text needs; other errors read "An unknown error occurred". */
interface Explained {
  textKey?: ErrorTextKey | SignedInErrorTextKey;
  fieldErrors?: readonly { code: string }[];
  data?: Readonly<Record<string, unknown>>;
}

/** Failed fields that only the server can find: their texts stand beside those of the errors. */
const FIELD_TEXTS = ['isCommonPassword', 'isCurrentPassword'] as const satisfies (
  ErrorTextKey | SignedInErrorTextKey
)[];

/** Answers a function that says an error in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation(['errors', 'signedInErrors']);
  return (error) => {
    const { textKey, fieldErrors = [], data = {} } = (error ?? {}) as Explained;
    const key = FIELD_TEXTS.find((text) => fieldErrors.some(({ code }) => code === text)) ?? textKey;
    // The first of them that has a text. A newer server may know errors that this page does not.
    const keys = [key, `signedInErrors:${key}`, 'unknown'] as ErrorTextKey[];
    return t(keys, { currentCount: data.currentCount });
  };
}
