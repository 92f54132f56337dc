import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import type { MyCode } from './codes.queries';

/** Returns what giving up the code is called. A digital code is deleted, any other one is free for others. */
export function useEndingTexts({ alias, digital }: MyCode) {
  const { t } = useTranslation('dashboard');
  const code = toDisplayAlias(alias);
  if (digital)
    return {
      title: t('digital.deletion.title'),
      hint: t('digital.deletion.hint'),
      button: t('digital.deletion.button'),
      done: t('digital.deletion.done', { code }),
    };
  return {
    title: t('code.unactivate'),
    hint: t('code.unactivateHint'),
    button: t('code.unactivateButton'),
    done: t('code.unactivated', { code }),
  };
}
