import type { ProfileValueFault } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';

const NAMESPACE = 'profileFields';

/** A text that says what is wrong with the value of a field. */
export function useProfileFaultText(fault: ProfileValueFault | undefined): string | undefined {
  const { t, i18n } = useTranslation(NAMESPACE);
  if (!fault) return undefined;
  // A newer server may have rules that this page does not know.
  return t(i18n.exists(fault, { ns: NAMESPACE }) ? fault : 'isPlainText');
}
