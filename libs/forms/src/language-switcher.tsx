import { LOCALES, type Locale } from '@ringtag/contracts';
import { chooseLocale, currentLocale, LANGUAGES, useTranslation } from '@ringtag/i18n';
import { Flag } from './flag';
import styles from './language-switcher.module.css';

/**
 * The interface languages by flag and name. The list is the platform's own; browsers that can style it show the
 * flags in it too, the others show names.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation('common');
  const locale = currentLocale();
  return (
    <span className={styles.box}>
      <Flag locale={locale} className={styles.flag} />
      <select
        className={styles.select}
        aria-label={t('language')}
        value={locale}
        onChange={(event) => void chooseLocale(event.target.value as Locale)}
      >
        {LOCALES.map((entry) => (
          <option key={entry} value={entry} lang={entry} className={styles.option}>
            <Flag locale={entry} className={styles.flag} />
            {LANGUAGES[entry].name}
          </option>
        ))}
      </select>
    </span>
  );
}
