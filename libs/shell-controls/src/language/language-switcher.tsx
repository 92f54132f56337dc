import { api } from '@ringtag/api-client';
import { type Locale, toLanguageName } from '@ringtag/contracts';
import { brand, chooseLocale, currentLocale, useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { Flag } from './flag';
import styles from './language-switcher.module.css';

/**
 * The interface languages that are offered, by flag and name. The list is the platform's own; browsers that can style it show the
 * flags in it too, the others show names. The account of whoever is signed in keeps the choice, for its mails.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation('common');
  const { user } = useUser();
  const locale = currentLocale();

  function choose(picked: Locale) {
    void chooseLocale(picked);
    // The page has its language already: a mail in the last one is not worth an error.
    if (user) void api.PATCH('/api/user/me', { body: { locale: picked } }).catch(() => undefined);
  }
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
