import { useTranslation } from '@ringtag/i18n';
import { Day, useFormats } from '@ringtag/pages';
import { Badge, Facts } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import styles from './code-facts.module.css';
import type { MyCode } from './codes.queries';

/** The day of activation, the number of scans, the latest scan and the unread messages of a code. */
export function CodeFacts({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { number, relativeDay } = useFormats();
  const facts = [
    [t('code.activated'), <Day at={code.activatedAt} />],
    [t('code.scans'), number(code.scans)],
    [
      t('code.lastScan'),
      code.lastScanDay ? (
        <time dateTime={code.lastScanDay}>{relativeDay(code.lastScanDay)}</time>
      ) : (
        t('code.neverScanned')
      ),
    ],
    [t('code.unread'), code.unreadMessages > 0 ? <UnreadLink code={code} /> : number(0)],
  ] as const;
  return <Facts facts={facts} className={styles.facts} />;
}

function UnreadLink({ code: { id, unreadMessages: count } }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  return (
    <Link to={`/messages?show=unread&code=${id}`} className={styles.unread}>
      <Badge tone="primary" count={count} label={t('messages.unreadCount', { count })} />
    </Link>
  );
}
