import { ABOUT_PATH, HELP_PATH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ButtonLink, IconQr } from '@ringtag/ui/lite';
import styles from './stranger-links.module.css';

/**
 * For people who have no account: where a code is entered or scanned, what the product is, and help. The server draws
 * these pages, so they are loaded, and work before any script.
 */
export function StrangerLinks() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.links}>
      <ButtonLink href="/scan" variant="outline" block icon={<IconQr />}>
        {t('strangers.found')}
      </ButtonLink>
      <span>
        <a href={ABOUT_PATH}>{t('strangers.about')}</a>
        <a href={HELP_PATH}>{t('strangers.help')}</a>
      </span>
    </div>
  );
}
