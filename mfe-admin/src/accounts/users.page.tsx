import { ROLES, USER_SORTS, type UserSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { FilterSelect, ListTable, SortSelect, useListAddress, type ListAddress } from '@ringtag/lists';
import { Day, useFormats } from '@ringtag/pages';
import { Badge, Inline, PageHeader, type TableColumn } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { HELD_CODES_ID } from './held-codes';
import styles from './users.module.css';
import { usersQuery, type ListedUser, type UserFilter } from './users.queries';

const ACCESS = ['true', 'false'] as const;

/** /users: the list of all accounts. */
export default function UsersPage() {
  const { t } = useTranslation('accounts');
  const address = useListAddress({ role: ROLES, blocked: ACCESS }, USER_SORTS);
  const { params, filters, sort } = address;
  const query = useQuery(usersQuery({ ...params, ...(filters as UserFilter), sort }));
  return (
    <>
      <PageHeader title={t('users.title')} subtitle={t('users.subtitle')} />
      <ListTable
        address={address}
        query={query}
        title={t('users.title')}
        texts={{
          search: t('users.search'),
          loadFailed: t('users.loadFailed'),
          pages: t('users.pages'),
          noneFound: t('users.none'),
          noneFoundText: t('users.noneText'),
        }}
        columns={useColumns()}
        filters={<Filters address={address} />}
      />
    </>
  );
}

function Filters({ address }: { address: ListAddress<'role' | 'blocked', UserSort> }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <FilterSelect
        address={address}
        name="role"
        label={t('user.role')}
        any={t('users.anyRole')}
        values={ROLES}
        text={(role) => t(`user.roles.${role}`)}
      />
      <FilterSelect
        address={address}
        name="blocked"
        label={t('users.access')}
        any={t('users.anyAccess')}
        values={ACCESS}
        text={(blocked) => t(`users.blocked.${blocked}`)}
      />
      <SortSelect
        address={address}
        label={t('users.order')}
        sorts={USER_SORTS}
        text={(sort) => t(`users.sorts.${sort}`)}
      />
    </>
  );
}

function useColumns(): TableColumn<ListedUser>[] {
  const { t } = useTranslation('accounts');
  const { number } = useFormats();
  return [
    {
      key: 'name',
      header: t('user.name'),
      width: 32,
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
    { key: 'role', header: t('user.role'), width: 20, cell: ({ role }) => t(`user.roles.${role}`) },
    {
      key: 'codes',
      header: t('user.codes'),
      width: 12,
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
      width: 20,
      align: 'end',
      cell: ({ activationLimit }) => (activationLimit === null ? '–' : number(activationLimit)),
    },
    {
      key: 'created',
      header: t('user.created'),
      width: 16,
      align: 'end',
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
  ];
}
