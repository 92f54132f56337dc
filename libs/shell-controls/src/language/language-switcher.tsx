import { type Locale, toLanguageName } from '@ringtag/contracts';
import { brand, currentLocale, useTranslation } from '@ringtag/i18n';
import { Flag } from './flag';
import styles from './language-switcher.module.css';
import { useChooseLanguage } from './use-choose-language';

/**
 * The interface languages that are offered, by flag and name. The list is the platform's own; browsers that can style it show the
 * flags in it too, the others show names.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation('common');
  const choose = useChooseLanguage();
  const locale = currentLocale();
  return (
    <span className={styles.box}>
      <Flag locale={locale} className={styles.flag} />
      <select
        className={styles.select}
        aria-label={t('language')}
        value={locale}
        onChange={(event) => choose(event.target.value as Locale)}
      >
        {brand.languages.map((entry) => (
          <option key={entry} value={entry} lang={entry} className={styles.option}>
            <Flag locale={entry} className={styles.flag} />
            {toLanguageName(entry)}
          </option>
        ))}
      </select>
    </span>
  );
}
