import type { ReactNode } from 'react';
import { useTranslation } from '@ringtag/i18n';
import { ClearListButton, holdsNothing, ListView, useListAddress, type ListAddress } from '@ringtag/pages';
import {
  ButtonLink,
  Card,
  EmptyState,
  IconQr,
  IconSearch,
  PageHeader,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link } from '@ringtag/vendor-router';
import { MyCodeCard } from './my-code-card';
import styles from './my-codes.module.css';
import { myCodesQuery } from './my-codes.queries';

const FIND_CODE_PATH = '/scan';

/** /my-codes: the codes the reader holds. */
export default function MyCodesPage() {
  const { t } = useTranslation('dashboard');
  const address = useListAddress();
  const query = useQuery(myCodesQuery(address.params));
  const holdsNone = holdsNothing(address, query.data);
  return (
    <>
      <PageHeader
        title={t('myCodes.title')}
        subtitle={holdsNone ? undefined : t('myCodes.subtitle')}
        actions={
          !holdsNone && (
            <ButtonLink as={Link} to={FIND_CODE_PATH} variant="outline" icon={<IconQr />}>
              {t('myCodes.enterCode')}
            </ButtonLink>
          )
        }
      />
      <Stack gap={6}>
        <ListView
          address={address}
          query={query}
          texts={{
            search: t('myCodes.search'),
            loadFailed: t('myCodes.loadFailed'),
            pages: t('myCodes.pages'),
          }}
          skeleton={(label) => <CodesSkeleton label={label} />}
          empty={<NoCodes address={address} />}
        >
          {({ items }) => (
            <ul role="list" className={styles.cards} aria-busy={query.isPlaceholderData || undefined}>
              {items.map((code) => (
                <li key={code.id}>
                  <MyCodeCard code={code} />
                </li>
              ))}
            </ul>
          )}
        </ListView>
      </Stack>
    </>
  );
}

function NoCodes({ address }: { address: ListAddress<never> }) {
  const { t } = useTranslation('dashboard');
  if (address.isNarrowed) {
    return (
      <EmptyState
        kind="no-results"
        icon={<IconSearch />}
        title={t('myCodes.noneFound.title', { q: address.q })}
        text={t('myCodes.noneFound.text')}
        action={<ClearListButton address={address} />}
      />
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<IconQr />}
        title={t('myCodes.empty.title')}
        text={t('myCodes.empty.text')}
        action={
          <ButtonLink as={Link} to={FIND_CODE_PATH}>
            {t('myCodes.enterCode')}
          </ButtonLink>
        }
      />
    </Card>
  );
}

function CodesSkeleton({ label }: { label: string }): ReactNode {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.cards}>
        {['1', '2', '3'].map((key) => (
          <Card key={key} className={styles.placeholder}>
            <Skeleton width="half" />
            <Skeleton width="third" />
            <Skeleton />
            <Skeleton shape="control" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
