import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { copyText } from '@ringtag/pages';
import { Alert, Button, IconCopy, Inline, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { useState } from 'react';
import itemStyles from '../items.module.css';
import type { Item } from '../items.queries';
import styles from './add-codes.module.css';

/** How many codes of a batch are listed. The button copies the links of all of them. */
const SHOWN = 10;

/** Lists the codes that a batch has created, and copies their links. */
export function CreatedCodes({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('admin');
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    const copied = await copyText(items.map(({ url }) => url).join('\n'));
    setOutcome(copied ? 'copied' : 'failed');
  };
  const more = items.length - SHOWN;
  return (
    <Stack gap={4}>
      <Alert tone="success">{t('addCodes.created', { count: items.length })}</Alert>
      <Stack as="ul" role="list" gap={1} className={styles.created}>
        {items.slice(0, SHOWN).map(({ id, alias, label }) => (
          <li key={id}>
            <Link to={`/item/${id}`} className={styles.alias} translate="no">
              {toDisplayAlias(alias)}
            </Link>
            {label && <span>{label}</span>}
          </li>
        ))}
        {more > 0 && <li>{t('addCodes.more', { count: more })}</li>}
      </Stack>
      <Inline gap={3}>
        <Button variant="outline" size="sm" icon={<IconCopy />} onClick={() => void copy()}>
          {t('addCodes.copyLinks')}
        </Button>
        <span role="status" className={itemStyles.quiet}>
          {outcome === 'copied' && t('addCodes.linksCopied')}
          {outcome === 'failed' && t('item.copyFailed')}
        </span>
      </Inline>
    </Stack>
  );
}
