import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { QueryStates, useFormats } from '@ringtag/pages';
import { Badge, Button, showToast, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { AccountCard } from './account-card';
import styles from './account.module.css';
import { deviceName } from './device-name';
import { sessionsQuery, useEndSessions, type Session } from './sessions.queries';

/** Lists where the account is signed in. The reader can end each of the other sessions, or all of them. */
export function SessionsCard() {
  const { t } = useTranslation('account');
  const query = useQuery(sessionsQuery());
  const end = useEndSessions();
  const endAll = () =>
    end.mutate('others', {
      onSuccess: () => showToast({ variant: 'success', description: t('sessions.othersEnded') }),
    });
  return (
    <AccountCard title={t('sessions.title')} text={t('sessions.text')}>
      <QueryStates
        query={query}
        errorTitle={t('sessions.loadFailed')}
        skeleton={
          <>
            <Skeleton />
            <Skeleton />
          </>
        }
      >
        {({ items }) => (
          <Stack gap={4}>
            <ul className={styles.sessions}>
              {[...items].sort(thisFirst).map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  ending={end.isPending && end.variables !== 'others' && end.variables.id === session.id}
                  onEnd={() =>
                    end.mutate(
                      { id: session.id },
                      {
                        onSuccess: () => showToast({ variant: 'success', description: t('sessions.ended') }),
                      },
                    )
                  }
                />
              ))}
            </ul>
            <FailureAlert title={t('sessions.endFailed')} error={end.error} />
            {items.length > 1 && (
              <div>
                <Button
                  variant="outline"
                  loading={end.isPending && end.variables === 'others'}
                  onClick={endAll}
                >
                  {t('sessions.endOthers')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </QueryStates>
    </AccountCard>
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
  const { t } = useTranslation('account');
  const { relative, dateTime } = useFormats();
  const name = deviceName(session.userAgent) ?? t('sessions.unknown');
  return (
    <li className={styles.session}>
      <div>
        <div className={styles.device}>
          {name}
          {session.current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </div>
        <div className={styles.seen}>
          {t('sessions.lastSeen')}{' '}
          <time dateTime={session.lastSeenAt} title={dateTime(session.lastSeenAt)}>
            {relative(session.lastSeenAt)}
          </time>
        </div>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          loading={ending}
          aria-label={t('sessions.endNamed', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
