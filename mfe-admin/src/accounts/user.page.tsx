import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { PageColumns, QueryStates, useFormats } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { Badge, Card, Facts, Inline, PageHeader, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link, useParams } from '@ringtag/vendor/router';
import { AccessCard } from './access-card';
import { HELD_CODES_ID, HeldCodes } from './held-codes';
import { PermissionsForm } from './permissions-form';
import styles from './user.module.css';
import { userQuery, type UserDetail } from './users.queries';

/** /users/{id}: one account with its permissions, its codes and its access. */
export default function UserPage() {
  const { t } = useTranslation('operations');
  const { id = '' } = useParams();
  const query = useQuery(userQuery(id));
  const { user: reader } = useUser();
  const user = query.data;
  const title = user ? (user.name ?? user.email) : t('accounts.user.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        back={<Link to="/users">{t('accounts.users.title')}</Link>}
        title={<span translate={user ? 'no' : undefined}>{title}</span>}
        subtitle={user?.name && <span translate="no">{user.email}</span>}
        actions={
          user && (
            <Inline gap={2}>
              {user.id === reader?.id && <Badge tone="info">{t('accounts.user.you')}</Badge>}
              {user.blockedAt && <Badge tone="danger">{t('accounts.user.blocked')}</Badge>}
              <Badge>{t(`accounts.user.roles.${user.role}`)}</Badge>
            </Inline>
          )
        }
      />
      <QueryStates query={query} errorTitle={t('accounts.user.loadFailed')}>
        {(loaded) => (
          <PageColumns>
            <Stack gap={4}>
              <AccountFacts user={loaded} />
              <PermissionsForm key={loaded.id} user={loaded} />
            </Stack>
            <Stack gap={4}>
              <AccessCard user={loaded} own={loaded.id === reader?.id} />
              {loaded.activeCodes > 0 && <HeldCodes userId={loaded.id} />}
            </Stack>
          </PageColumns>
        )}
      </QueryStates>
    </>
  );
}

function AccountFacts({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['operations', 'admin']);
  const { date, number, relative } = useFormats();
  return (
    <Card>
      <Stack gap={4}>
        <Facts
          facts={[
            [t('accounts.user.created'), date(user.createdAt)],
            [t('accounts.user.verified'), t(user.isEmailVerified ? 'admin:yes' : 'admin:no')],
            [t('accounts.user.password'), t(user.hasPassword ? 'admin:yes' : 'admin:no')],
            [
              t('accounts.user.codes'),
              user.activeCodes > 0 ? (
                <Link to={`#${HELD_CODES_ID}`}>{number(user.activeCodes)}</Link>
              ) : (
                number(0)
              ),
            ],
            [t('accounts.user.sessions'), number(user.sessionCount)],
            [t('accounts.user.lastSeen'), user.lastSeenAt ? relative(user.lastSeenAt) : '–'],
          ]}
        />
        <Inline gap={4} className={styles.history}>
          <Link to={`/audit-log?subject=${user.id}`}>{t('accounts.user.history')}</Link>
          {user.role === 'role-admin' && (
            <Link to={`/audit-log?actor=${user.id}`}>{t('accounts.user.activity')}</Link>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
