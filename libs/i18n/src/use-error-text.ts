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
  const { t } = useTranslation('errors');
  return (error) => {
    const { textKey = 'unknown', data = {} } = (error ?? {}) as Explained;
    return t(textKey, { currentCount: data.currentCount });
  };
}
