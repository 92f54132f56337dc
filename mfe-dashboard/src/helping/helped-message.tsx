import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { DayTime, QueryStates } from '@ringtag/pages';
import { Alert, Badge, Card, Field, Skeleton, Stack, TextArea } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { toCodeName } from '../codes/code-name';
import { useAnswerDraft } from '../messages/answer-draft';
import { Conversation } from '../messages/conversation';
import { messageQuery } from '../messages/messages.queries';
import { useSenderName } from '../messages/use-sender-name';
import look from '../page/look.module.css';
import styles from './helping.module.css';

/** A conversation that the reader helps to answer, without what only its owner can do. */
export function HelpedMessage({ id }: { id: string }) {
  const { t } = useTranslation(['helping', 'dashboard']);
  const query = useQuery(messageQuery(id));
  const sender = useSenderName();
  if (query.error instanceof ApiError && query.error.status === 404) return <Ended id={id} />;
  return (
    <Card>
      <QueryStates query={query} errorTitle={t('dashboard:message.loadFailed')} skeleton={<Skeleton />}>
        {(message) => (
          <Stack as="article" gap={4}>
            <header>
              <h2 className={look.heading}>
                <bdi>{sender(message).name}</bdi>
              </h2>
              <p className={look.quiet}>
                <DayTime at={message.createdAt} /> ·{' '}
                <bdi>
                  {t('helping:helpingWith', {
                    code: toCodeName(message.code),
                    name: message.helping?.name ?? t('helping:invitation.somebody'),
                  })}
                </bdi>
              </p>
              {message.solvedAt && <Badge tone="success">{t('dashboard:inbox.state.solved')}</Badge>}
            </header>
            <p className={styles.body} dir="auto">
              {message.body || t('dashboard:message.gone')}
            </p>
            <Conversation message={message} />
          </Stack>
        )}
      </QueryStates>
    </Card>
  );
}

/** The help has ended, perhaps while an answer was written: its text is kept, to be copied. */
function Ended({ id }: { id: string }) {
  const { t } = useTranslation('helping');
  const { body } = useAnswerDraft(id);
  return (
    <Card>
      <Stack gap={4}>
        <Alert tone="info">{t('ended')}</Alert>
        {body && (
          <Field label={t('unsent')}>
            <TextArea readOnly value={body} />
          </Field>
        )}
      </Stack>
    </Card>
  );
}
