import { ROLES, USER_SORTS, type Role, type UserSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ClearListButton, ListView, useListAddress, type ListAddress } from '@ringtag/lists';
import { useFormats } from '@ringtag/pages';
import {
  Badge,
  EmptyState,
  IconSearch,
  Inline,
  PageHeader,
  Stack,
  Table,
  type TableColumn,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link } from '@ringtag/vendor-router';
import { HELD_CODES_ID } from './held-codes';
import { FilterSelect } from '../operations/filter-select';
import styles from './users.module.css';
import { usersQuery, type ListedUser } from './users.queries';

const ACCESS = ['true', 'false'] as const;

const rowKey = ({ id }: ListedUser) => id;

/** /users: every account, as administrators see it. */
export default function UsersPage() {
  const { t } = useTranslation('operations');
  const address = useListAddress({ role: ROLES, blocked: ACCESS }, USER_SORTS);
  const { role, blocked } = address.filters as { role?: Role; blocked?: (typeof ACCESS)[number] };
  const { params, sort } = address;
  const query = useQuery(
    usersQuery({ ...params, ...(role && { role }), ...(blocked && { blocked }), ...(sort && { sort }) }),
  );
  const table = { caption: t('users.title'), hideCaption: true, columns: useColumns(), rowKey };
  return (
    <>
      <PageHeader title={t('users.title')} subtitle={t('users.subtitle')} />
      <Stack gap={6}>
        <ListView
          address={address}
          query={query}
          texts={{
            search: t('users.search'),
            loadFailed: t('users.loadFailed'),
            pages: t('users.pages'),
          }}
          filters={<Filters address={address} />}
          skeleton={(label) => <Table {...table} rows={[]} loading={label} />}
          empty={
            <EmptyState
              kind="no-results"
              icon={<IconSearch />}
              title={t('users.none')}
              text={t('users.noneText')}
              action={<ClearListButton address={address} />}
            />
          }
        >
          {({ items }) => <Table {...table} rows={items} busy={query.isPlaceholderData} />}
        </ListView>
      </Stack>
    </>
  );
}

function Filters({ address }: { address: ListAddress<'role' | 'blocked', UserSort> }) {
  const { t } = useTranslation('operations');
  const [first] = USER_SORTS;
  return (
    <>
      <FilterSelect
        label={t('user.role')}
        any={t('users.anyRole')}
        options={ROLES.map((role) => [role, t(`user.roles.${role}`)])}
        value={address.filters.role}
        onChange={(role) => address.setFilter('role', role)}
      />
      <FilterSelect
        label={t('users.access')}
        any={t('users.anyAccess')}
        options={ACCESS.map((blocked) => [blocked, t(`users.blocked.${blocked}`)])}
        value={address.filters.blocked}
        onChange={(blocked) => address.setFilter('blocked', blocked)}
      />
      <FilterSelect
        label={t('users.order')}
        any={t(`users.sorts.${first}`)}
        options={USER_SORTS.slice(1).map((sort) => [sort, t(`users.sorts.${sort}`)])}
        value={address.sort}
        onChange={(sort) => address.setSort(USER_SORTS.find((known) => known === sort))}
      />
    </>
  );
}

function useColumns(): TableColumn<ListedUser>[] {
  const { t } = useTranslation('operations');
  const { date, number } = useFormats();
  return [
    {
      key: 'name',
      header: t('user.name'),
      rowHeader: true,
      cell: ({ id, name, email, blockedAt }) => (
        <div className={styles.name}>
          <Inline gap={2}>
            <Link to={`/users/${id}`} translate="no">
              {name ?? email}
            </Link>
            {blockedAt && <Badge tone="danger">{t('user.blocked')}</Badge>}
          </Inline>
          {name && (
            <p className={styles.email} translate="no">
              {email}
            </p>
          )}
        </div>
      ),
    },
    { key: 'role', header: t('user.role'), cell: ({ role }) => t(`user.roles.${role}`) },
    {
      key: 'codes',
      header: t('user.codes'),
      align: 'end',
      cell: ({ id, activeCodes }) =>
        activeCodes === 0 ? (
          number(0)
        ) : (
          <Link to={`/users/${id}#${HELD_CODES_ID}`}>{number(activeCodes)}</Link>
        ),
    },
    {
      key: 'limit',
      header: t('user.limit'),
      align: 'end',
      cell: ({ activationLimit }) => (activationLimit === null ? '–' : number(activationLimit)),
    },
    {
      key: 'created',
      header: t('user.created'),
      align: 'end',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
  ];
}
