import { leaveBy } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, IconRefresh } from '@ringtag/ui/lite';
import { reloadPage } from '../../reload-page';
import { isUnsaved } from './is-unsaved';
import styles from './new-version.module.css';

interface NewVersionProps {
  shown: boolean;
  onClose: () => void;
}

/** A notice at the bottom of the window, with a button that opens the page anew. */
export function NewVersion({ shown, onClose }: NewVersionProps) {
  const { t } = useTranslation('shell');
  // Somebody may have typed since it was shown.
  const reload = () => !isUnsaved() && leaveBy(() => void reloadPage());
  return (
    <div aria-live="polite" className={styles.place}>
      {shown && (
        <Alert
          tone="info"
          role="group"
          aria-label={t('newVersion')}
          className={styles.notice}
          actions={
            <>
              <Button variant="outline" size="sm" icon={<IconRefresh />} onClick={reload}>
                {t('lost.reload')}
              </Button>
              <Button variant="plain" size="sm" onClick={onClose}>
                {t('close')}
              </Button>
            </>
          }
        >
          {t('newVersion')}
        </Alert>
      )}
    </div>
  );
}
