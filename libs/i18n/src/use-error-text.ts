import { useTranslation } from '@ringtag/vendor-i18n';
import type { TranslationResources } from './resources';

type ErrorTextKey = keyof TranslationResources['errors'];

/** The part of an ApiError that its text needs; other errors read "An unknown error occurred". */
interface Explained {
  textKey?: ErrorTextKey;
  data?: Readonly<Record<string, unknown>>;
}

/** Answers a function that says an error in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (error) => {
    const { textKey = 'unknown', data = {} } = (error ?? {}) as Explained;
    // A newer server may know errors that this page does not.
    const key = i18n.exists(textKey, { ns: 'errors' }) ? textKey : 'unknown';
    return t(key, { currentCount: data.currentCount });
  };
}
