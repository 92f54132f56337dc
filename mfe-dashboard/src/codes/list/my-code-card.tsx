import { useTranslation } from '@ringtag/i18n';
import { Badge, Card, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { CodeActions } from '../code-actions';
import { CodeFacts } from '../code-facts';
import { Alias, toCodeName } from '../code-name';
import type { MyCode } from '../codes.queries';
import { StatusBadge } from '../status-badge';
import styles from './my-code-card.module.css';

export function MyCodeCard({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <img
          className={styles.picture}
          src={code.thumbnail}
          alt=""
          width="72"
          height="72"
          loading="lazy"
          decoding="async"
        />
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link to={`/my-code/${code.id}`}>{toCodeName(code)}</Link>
          </h2>
          {code.label && <Alias alias={code.alias} />}
        </div>
        <div className={styles.badges}>
          <StatusBadge code={code} />
          {code.digital && <Badge>{t('digital.badge')}</Badge>}
        </div>
      </div>
      <Stack className={styles.foot}>
        <CodeFacts code={code} />
        <CodeActions code={code} />
      </Stack>
    </Card>
  );
}
