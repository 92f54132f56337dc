import { deviceName } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { LoadedSection, showSuccess, TimeAgo } from '@ringtag/pages';
import { Badge, Button, Inline, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import look from '../page/look.module.css';
import styles from './account.module.css';
import { sessionsQuery, useEndSessions, type Session } from './sessions.queries';

/** Lists where the account is signed in. The reader can end each of the other sessions, or all of them. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const end = useEndSessions();
  const endAll = () =>
    end.mutate('others', { onSuccess: () => showSuccess(t('account.sessions.othersEnded')) });
  return (
    <LoadedSection
      title={t('account.sessions.title')}
      text={t('account.sessions.text')}
      query={useQuery(sessionsQuery())}
      errorTitle={t('account.sessions.loadFailed')}
      skeleton={
        <>
          <Skeleton />
          <Skeleton />
        </>
      }
    >
      {({ items }) => (
        <Stack gap={4}>
          <ul role="list" className={look.divided}>
            {[...items].sort(thisFirst).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={end.isPending && end.variables !== 'others' && end.variables.id === session.id}
                onEnd={() =>
                  end.mutate(
                    { id: session.id },
                    { onSuccess: () => showSuccess(t('account.sessions.ended')) },
                  )
                }
              />
            ))}
          </ul>
          <FailureAlert title={t('account.sessions.endFailed')} error={end.error} />
          {items.length > 1 && (
            <div>
              <Button
                variant="outline"
                loading={end.isPending && end.variables === 'others'}
                onClick={endAll}
              >
                {t('account.sessions.endOthers')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </LoadedSection>
  );
}

const thisFirst = (a: Session, b: Session) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt);

interface SessionRowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const name = deviceName(session.userAgent) ?? t('account.sessions.unknown');
  return (
    <Inline as="li" justify="between" nowrap className={styles.session}>
      <div>
        <div className={styles.device}>
          {name}
          {session.current && <Badge tone="success">{t('account.sessions.current')}</Badge>}
          {session.shared && <Badge>{t('account.sessions.shared')}</Badge>}
          {session.push && <Badge>{t('account.sessions.push')}</Badge>}
        </div>
        <div className={look.quiet}>
          {t('account.sessions.lastSeen')} <TimeAgo at={session.lastSeenAt} />
        </div>
        <div className={look.quiet}>
          {t('account.sessions.signedIn')} <TimeAgo at={session.createdAt} />
        </div>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          loading={ending}
          aria-label={t('account.sessions.endNamed', { device: name })}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </Inline>
  );
}
