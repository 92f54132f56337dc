import { useTranslation } from '@ringtag/i18n';
import { IconOffline, useOnline, VisuallyHidden } from '@ringtag/ui';
import styles from './offline-notice.module.css';

/** A notice at the bottom of the window while the browser has no network. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  return (
    <>
      <VisuallyHidden live>{!online && t('offline')}</VisuallyHidden>
      {!online && (
        <p className={styles.notice} aria-hidden>
          <IconOffline />
          {t('offline')}
        </p>
      )}
    </>
  );
}
