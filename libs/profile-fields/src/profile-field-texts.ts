import type { ProfileValueFault } from '@ringtag/contracts';
import { addNamespace, useTranslation } from '@ringtag/i18n';
// Tells `t` of the namespace, wherever this library is used.
import type {} from './locales/en';

const NAMESPACE = 'profileFields';

/** What is said about the fields of a profile; a scan page loads it with the first field that somebody adds. */
export function addProfileFieldTexts(): Promise<void> {
  return addNamespace(NAMESPACE, (locale) => import(`./locales/${locale}.ts`));
}

/** What is wrong with the value of a field, in words. */
export function useProfileFaultText(fault: ProfileValueFault | undefined): string | undefined {
  const { t, i18n } = useTranslation(NAMESPACE);
  if (!fault) return undefined;
  // A newer server may know rules that this page does not.
  return t(i18n.exists(fault, { ns: NAMESPACE }) ? fault : 'isPlainText');
}
