import type { ReactNode } from 'react';
import { useTranslation } from '@ringtag/i18n';
import { ListStates, pageCountOf, useListAddress, usePageInRange, type ListAddress } from '@ringtag/pages';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  IconQr,
  IconSearch,
  PageHeader,
  Pagination,
  SearchInput,
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
  const query = useQuery(myCodesQuery({ page: address.page, ...(address.q && { q: address.q }) }));
  usePageInRange(query.isPlaceholderData ? undefined : query.data, address);
  const holdsNone = query.data?.total === 0 && !address.isNarrowed;
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
        {!holdsNone && (
          <div className={styles.search} role="search">
            <SearchInput
              value={address.searchText}
              onChange={address.setSearchText}
              label={t('myCodes.search')}
              placeholder={t('myCodes.search')}
              clearLabel={t('clearSearch')}
            />
          </div>
        )}
        <ListStates
          query={query}
          errorTitle={t('myCodes.loadFailed')}
          retryLabel={t('retry')}
          skeleton={<CodesSkeleton label={t('loading')} />}
          instead={({ total }) => total === 0 && <NoCodes address={address} />}
        >
          {(list) => (
            <>
              <ul role="list" className={styles.cards} aria-busy={query.isPlaceholderData || undefined}>
                {list.items.map((code) => (
                  <li key={code.id}>
                    <MyCodeCard code={code} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={address.page}
                pageCount={pageCountOf(list)}
                onChange={address.setPage}
                labels={{
                  nav: t('myCodes.pages'),
                  previous: t('page.previous'),
                  next: t('page.next'),
                  page: (page) => t('page.number', { page }),
                }}
              />
            </>
          )}
        </ListStates>
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
        action={
          <Button variant="outline" onClick={address.clear}>
            {t('clearSearch')}
          </Button>
        }
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
