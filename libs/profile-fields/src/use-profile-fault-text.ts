import type { ProfileValueFault } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';

const NAMESPACE = 'profileFields';

/** What is wrong with the value of a field, in words. */
export function useProfileFaultText(fault: ProfileValueFault | undefined): string | undefined {
  const { t, i18n } = useTranslation(NAMESPACE);
  if (!fault) return undefined;
  // A newer server may know rules that this page does not.
  return t(i18n.exists(fault, { ns: NAMESPACE }) ? fault : 'isPlainText');
}
