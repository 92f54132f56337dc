import { LENGTH, profileLink, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Alert, Button, Field, IconCheckCircle, IconPhone, Inline, Stack, TextArea } from '@ringtag/ui';
import { useState, type SubmitEvent } from 'react';
import look from '../page/look.module.css';
import { useSay } from './conversation-state.queries';
import type { WholeConversation } from './conversation.queries';

interface Props {
  conversation: WholeConversation;
}

/** Above a thread: that it is solved and what stays, and the numbers that both sides share. */
export function ConversationState({ conversation }: Props) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormats();
  const { solvedAt, solvedBy, thanked, keptUntil, senderPhone, sharesPhone, ownPhone } = conversation;
  const by = solvedBy === 'owner' ? t('conversationState.byYou') : t('conversationState.bySender');
  return (
    <>
      {solvedAt && (
        <Alert tone="success" title={t('conversationState.solved')}>
          {by}{' '}
          {keptUntil
            ? t('conversationState.keptUntil', { date: date(keptUntil) })
            : t('conversationState.kept')}
        </Alert>
      )}
      {thanked && <p className={look.quiet}>{t('conversationState.thanked')}</p>}
      {senderPhone && (
        <p>
          {t('conversationState.senderPhone')}{' '}
          <a href={profileLink('phone', senderPhone)} dir="ltr">
            {senderPhone}
          </a>
        </p>
      )}
      {sharesPhone && (
        <p className={look.quiet}>
          {ownPhone ? t('conversationState.sharesPhone') : t('conversationState.sharesNone')}{' '}
          <bdi dir="ltr">{ownPhone}</bdi>
        </p>
      )}
    </>
  );
}

/** Below a thread: solved or open again, thanks, and the own number. */
export function ConversationTools({ id, conversation }: Props & { id: string }) {
  const { t } = useTranslation('dashboard');
  const { mutate, isPending, error } = useSay(id);
  const { open, solvedAt, thanked, sharesPhone, ownPhone } = conversation;
  return (
    <Stack gap={3}>
      {open && solvedAt && !thanked && (
        <ThanksForm busy={isPending} onThank={(thanks) => mutate({ thanks })} />
      )}
      <Inline gap={2}>
        {open && (
          <Button
            variant="outline"
            size="sm"
            icon={<IconCheckCircle />}
            disabled={isPending}
            onClick={() => mutate({ solved: !solvedAt })}
          >
            {t(solvedAt ? 'conversationState.reopen' : 'conversationState.solve')}
          </Button>
        )}
        {((open && ownPhone) || sharesPhone) && (
          <Button
            variant="outline"
            size="sm"
            icon={<IconPhone />}
            disabled={isPending}
            onClick={() => mutate({ phone: !sharesPhone })}
          >
            {t(sharesPhone ? 'conversationState.hidePhone' : 'conversationState.sharePhone')}
          </Button>
        )}
      </Inline>
      {error && <FailureAlert title={t('conversationState.failed')} error={error} />}
    </Stack>
  );
}

/** One tap thanks in the language of the sender's page; own words are optional. */
function ThanksForm({ busy, onThank }: { busy: boolean; onThank: (text: string) => void }) {
  const { t } = useTranslation('dashboard');
  const [text, setText] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) onThank(trimmed(text));
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <Field label={t('conversationState.thanksText')} hint={t('conversationState.thanksHint')}>
          <TextArea
            name="thanks"
            maxLength={LENGTH.thanks.max}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" loading={busy}>
            {t('conversationState.thank')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
