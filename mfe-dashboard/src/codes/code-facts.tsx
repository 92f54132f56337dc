import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Badge } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import type { MyCode } from './codes.queries';
import styles from './code-facts.module.css';

/** Activation day, scans, the latest of them, and unread messages of a code. */
export function CodeFacts({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { date, number, relativeDay } = useFormats();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('code.activated')}</dt>
        <dd>
          <time dateTime={code.activatedAt}>{date(code.activatedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('code.scans')}</dt>
        <dd>{number(code.scans)}</dd>
      </div>
      <div>
        <dt>{t('code.lastScan')}</dt>
        <dd>
          {code.lastScanDay ? (
            <time dateTime={code.lastScanDay}>{relativeDay(code.lastScanDay)}</time>
          ) : (
            t('code.neverScanned')
          )}
        </dd>
      </div>
      <div>
        <dt>{t('code.unread')}</dt>
        <dd>
          {code.unreadMessages > 0 ? (
            <Link to={`/messages?show=unread&code=${code.id}`} className={styles.unread}>
              <Badge
                tone="primary"
                count={code.unreadMessages}
                label={t('messages.unreadCount', { count: code.unreadMessages })}
              />
            </Link>
          ) : (
            number(0)
          )}
        </dd>
      </div>
    </dl>
  );
}
