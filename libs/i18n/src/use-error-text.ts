import { useTranslation } from '@ringtag/vendor/i18n';
import type { TranslationResources } from './resources';

type ErrorTextKey = keyof TranslationResources['errors'];

/** The part of an ApiError that its text needs. */
interface Explained {
  name?: string;
  textKey?: string;
  message?: string;
  fieldErrors?: readonly { code: string }[];
  data?: Readonly<Record<string, unknown>>;
}

/** Failed fields that only the server can find: their texts stand beside those of the errors. */
const FIELD_TEXTS: readonly string[] = ['isCommonPassword', 'isCurrentPassword'];
/** Where the text of an error stands: see the recipe for a new error code. */
const PLACES = ['errors:', 'forms:errors.', 'signedIn:errors.', 'outcome:errors.'];

/**
 * Answers a function that says an error in the reader's language. What has no text there, because the answer came
 * from something else than this API or from a newer one, says what its own message says (specification 8).
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (error) => {
    const { name, textKey, message, fieldErrors = [], data = {} } = (error ?? {}) as Explained;
    const failed = fieldErrors.find(({ code }) => FIELD_TEXTS.includes(code));
    const key = PLACES.map((place) => `${place}${failed?.code ?? textKey}`).find((text) => i18n.exists(text));
    if (key) return t(key as ErrorTextKey, { currentCount: data.currentCount });
    return (name === 'ApiError' && message) || t('unknown');
  };
}
