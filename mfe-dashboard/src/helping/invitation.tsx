import { ApiError } from '@ringtag/api-client';
import { toDisplayAlias } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { QueryStates, showSuccess } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { Alert, Button, Card, Inline, Skeleton, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import look from '../page/look.module.css';
import styles from './helping.module.css';
import { invitationQuery, useAnswerInvitation } from './helping.queries';

const FINAL = ['link_expired', 'invalid_link', 'not_found'];

interface InvitationProps {
  token: string;
  /** Leads to what the reader helps with, and forgets the link. */
  onDone: () => void;
}

/**
 * The page of a mailed invitation: who asks, and what a consent means. Nothing happens until a button is pressed, because
 * mail scanners open links (LNK-2).
 */
export function Invitation({ token, onDone }: InvitationProps) {
  const { t } = useTranslation('helping');
  const { user } = useUser();
  const query = useQuery(invitationQuery(token));
  const answer = useAnswerInvitation(token);
  const error = answer.error ?? query.error;
  const code = (error instanceof ApiError && error.code) || '';
  const give = (what: 'accept' | 'decline') =>
    answer.mutate(what, {
      onSuccess: () => {
        showSuccess(t(`invitation.done.${what}`));
        onDone();
      },
    });
  if (FINAL.includes(code)) {
    return (
      <Card>
        <Stack gap={4}>
          <Alert tone="danger">
            {code === 'not_found'
              ? t('invitation.other', { email: user?.email })
              : t(code === 'link_expired' ? 'invitation.expired' : 'invitation.gone')}
          </Alert>
          <div>
            <Button variant="outline" onClick={onDone}>
              {t('invitation.close')}
            </Button>
          </div>
        </Stack>
      </Card>
    );
  }
  return (
    <QueryStates query={query} errorTitle={t('invitation.loadFailed')} skeleton={<Skeleton shape="card" />}>
      {({ alias, ownerName, accepted }) => {
        const about = { name: ownerName ?? t('invitation.somebody'), code: toDisplayAlias(alias) };
        return (
          <Card as="section" aria-labelledby="invitation">
            <Stack gap={4}>
              <h2 id="invitation" className={look.heading}>
                <bdi>{t('invitation.title', about)}</bdi>
              </h2>
              <p>{t('invitation.text')}</p>
              <ul className={styles.list}>
                {Object.values(t('invitation.means', { returnObjects: true })).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <FailureAlert title={t('invitation.failed')} error={answer.error} />
              {accepted ? (
                <Alert tone="success" actions={<Button onClick={onDone}>{t('invitation.toList')}</Button>}>
                  {t('invitation.accepted')}
                </Alert>
              ) : (
                <Inline gap={2}>
                  <Button
                    loading={answer.isPending && answer.variables === 'accept'}
                    onClick={() => give('accept')}
                  >
                    {t('invitation.accept')}
                  </Button>
                  <Button
                    variant="outline"
                    loading={answer.isPending && answer.variables === 'decline'}
                    onClick={() => give('decline')}
                  >
                    {t('invitation.decline')}
                  </Button>
                </Inline>
              )}
            </Stack>
          </Card>
        );
      }}
    </QueryStates>
  );
}
