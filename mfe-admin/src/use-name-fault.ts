import { LENGTH, trimmed } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';

/**
 * Returns what says what is wrong with the typed name of a project, a preset or a layout. Only a new one needs three
 * characters (specification 5): shorter names from before stay as they are.
 */
export function useNameFault(isNew: boolean): (name: string) => string | false {
  const { t } = useTranslation('admin');
  return (name) => {
    const { length } = trimmed(name);
    const { min } = LENGTH.newName;
    if (length === 0) return t('name.missing');
    return isNew && length < min && t('name.tooShort', { count: min });
  };
}
