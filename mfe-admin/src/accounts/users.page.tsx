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
  const { t } = useTranslation('operations');
  const address = useListAddress({ role: ROLES, blocked: ACCESS }, USER_SORTS);
  const { params, filters, sort } = address;
  const query = useQuery(usersQuery({ ...params, ...(filters as UserFilter), sort }));
  return (
    <>
      <PageHeader title={t('accounts.users.title')} subtitle={t('accounts.users.subtitle')} />
      <ListTable
        address={address}
        query={query}
        title={t('accounts.users.title')}
        texts={t('accounts.users.list', { returnObjects: true })}
        columns={useColumns()}
        filters={<Filters address={address} />}
      />
    </>
  );
}

function Filters({ address }: { address: ListAddress<'role' | 'blocked', UserSort> }) {
  const { t } = useTranslation('operations');
  return (
    <>
      <FilterSelect
        address={address}
        name="role"
        label={t('accounts.user.role')}
        any={t('accounts.users.anyRole')}
        values={ROLES}
        text={(role) => t(`accounts.user.roles.${role}`)}
      />
      <FilterSelect
        address={address}
        name="blocked"
        label={t('accounts.users.access')}
        any={t('accounts.users.anyAccess')}
        values={ACCESS}
        text={(blocked) => t(`accounts.users.blocked.${blocked}`)}
      />
      <SortSelect
        address={address}
        label={t('accounts.users.order')}
        sorts={USER_SORTS}
        text={(sort) => t(`accounts.users.sorts.${sort}`)}
      />
    </>
  );
}

function useColumns(): TableColumn<ListedUser>[] {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  return [
    {
      key: 'name',
      header: t('accounts.user.name'),
      width: 32,
      rowHeader: true,
      cell: ({ id, name, email, blockedAt }) => (
        <div className={styles.name}>
          <Inline gap={2}>
            <Link to={`/users/${id}`} translate="no">
              {name ?? email}
            </Link>
            {blockedAt && <Badge tone="danger">{t('accounts.user.blocked')}</Badge>}
          </Inline>
          {name && (
            <p className={styles.email} translate="no">
              {email}
            </p>
          )}
        </div>
      ),
    },
    {
      key: 'role',
      header: t('accounts.user.role'),
      width: 20,
      cell: ({ role }) => t(`accounts.user.roles.${role}`),
    },
    {
      key: 'codes',
      header: t('accounts.user.codes'),
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
      header: t('accounts.user.limit'),
      width: 20,
      align: 'end',
      cell: ({ activationLimit }) => (activationLimit === null ? '–' : number(activationLimit)),
    },
    {
      key: 'created',
      header: t('accounts.user.created'),
      width: 16,
      align: 'end',
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
  ];
}
