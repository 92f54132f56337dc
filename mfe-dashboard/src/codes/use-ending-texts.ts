import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import type { MyCode } from './codes.queries';

/** Returns what giving up the code is called. A digital code is deleted, any other one is free for others. */
export function useEndingTexts({ alias, digital }: MyCode) {
  const { t } = useTranslation('dashboard');
  const code = toDisplayAlias(alias);
  return digital
    ? t('digital.deletion', { returnObjects: true, code })
    : t('code.ending', { returnObjects: true, code });
}
