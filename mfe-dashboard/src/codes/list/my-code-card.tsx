import { Card, Inline, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { CodeActions } from '../code-actions';
import { CodeFacts } from '../code-facts';
import { Alias, toCodeName } from '../code-name';
import type { MyCode } from '../codes.queries';
import { StatusBadge } from '../status-badge';
import styles from './my-code-card.module.css';

export function MyCodeCard({ code }: { code: MyCode }) {
  return (
    <Card as="article" className={styles.card}>
      <Inline align="start" justify="between" nowrap>
        <div className={styles.names}>
          <h2 className={styles.name}>
            <Link to={`/my-code/${code.id}`}>{toCodeName(code)}</Link>
          </h2>
          {code.label && <Alias alias={code.alias} />}
        </div>
        <StatusBadge status={code.status} />
      </Inline>
      <Stack className={styles.foot}>
        <CodeFacts code={code} />
        <CodeActions code={code} />
      </Stack>
    </Card>
  );
}
