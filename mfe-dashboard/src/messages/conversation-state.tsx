import { LENGTH, profileLink, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Alert, Button, Field, IconCheckCircle, IconPhone, Inline, Stack, TextArea } from '@ringtag/ui';
import { useState, type SubmitEvent } from 'react';
import { Found } from '../codes/found-again';
import look from '../page/look.module.css';
import { ANSWER_FIELDS } from './answer-fields';
import styles from './conversation-state.module.css';
import { useSay } from './conversation-state.queries';
import type { WholeConversation } from './conversation.queries';

interface Props {
  conversation: WholeConversation;
  /** Whether the reader helps the owner. */
  helps: boolean;
}

/** Above a thread: that it is solved and what stays, and the numbers that both sides share. */
export function ConversationState({ conversation, helps }: Props) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormats();
  const { solvedAt, solvedBy, thanked, keptUntil, senderPhone, senderDialled } = conversation;
  const { ownerSharesPhone, profilePhone } = conversation;
  const bySide = conversation.helped ? t('inbox.state.bySide') : t('inbox.state.byYou');
  const by = solvedBy === 'owner' ? bySide : t('inbox.state.bySender');
  return (
    <>
      {solvedAt && (
        <Alert tone="success" title={t('inbox.state.solved')}>
          {by} {keptUntil ? t('inbox.state.keptUntil', { date: date(keptUntil) }) : t('inbox.state.kept')}
        </Alert>
      )}
      {thanked && !helps && <p className={look.quiet}>{t('inbox.state.thanked')}</p>}
      {senderPhone && (
        <p>
          {t('inbox.state.senderPhone')}{' '}
          <a href={profileLink('phone', senderPhone, senderDialled)} dir="ltr" className={styles.phone}>
            {senderPhone}
          </a>
        </p>
      )}
      {ownerSharesPhone && (
        <p className={look.quiet}>
          {profilePhone ? t('inbox.state.sharesPhone') : t('inbox.state.sharesNone')}{' '}
          <bdi dir="ltr">{profilePhone}</bdi>
        </p>
      )}
    </>
  );
}

/** Whether the owner can share the own number, or take it back. */
export function canChangePhone({ end, ownerSharesPhone, profilePhone }: WholeConversation): boolean {
  return ownerSharesPhone || (end === null && Boolean(profilePhone));
}

/**
 * Below a thread: solved or open again, thanks, and the own number. In a solved one, thanks take the place of the answer,
 * and the number is in the menu.
 */
export function ConversationTools({
  id,
  codeId,
  conversation,
  helps,
}: Props & { id: string; codeId: string }) {
  const { t } = useTranslation('dashboard');
  const { mutate, isPending, variables, error } = useSay(id);
  /** Its button says so and keeps the focus. */
  const isSaying = (what: string) => isPending && what in variables;
  const { end, solvedAt, ownerSharesPhone } = conversation;
  const canWrite = end === null;
  return (
    <Stack gap={3}>
      {!helps && isToThank(conversation) && (
        <ThanksForm busy={isPending} onThank={(thanks) => mutate({ thanks })} />
      )}
      <Inline gap={2}>
        {canWrite && !solvedAt && !helps && <Found codeId={codeId} solve={(solved) => mutate({ solved })} />}
        {canWrite && (
          <Button
            variant="outline"
            size="sm"
            icon={<IconCheckCircle />}
            loading={isSaying('solved')}
            onClick={() => mutate({ solved: !solvedAt })}
          >
            {t(solvedAt ? 'inbox.state.reopen' : 'inbox.state.solve')}
          </Button>
        )}
        {!solvedAt && canChangePhone(conversation) && (
          <Button
            variant="outline"
            size="sm"
            icon={<IconPhone />}
            loading={isSaying('ownerSharesPhone')}
            onClick={() => mutate({ ownerSharesPhone: !ownerSharesPhone })}
          >
            {t(ownerSharesPhone ? 'inbox.state.hidePhone' : 'inbox.state.sharePhone')}
          </Button>
        )}
      </Inline>
      {error && <FailureAlert title={t('inbox.state.failed')} error={error} />}
    </Stack>
  );
}

/** Once after each time that it was solved. */
export function isToThank({ end, solvedAt, thanked }: WholeConversation): boolean {
  return end === null && Boolean(solvedAt) && !thanked;
}

/** Own words are optional: without them, the sender reads a thank-you in the language of their page. */
function ThanksForm({ busy, onThank }: { busy: boolean; onThank: (text: string) => void }) {
  const { t } = useTranslation('dashboard');
  const [text, setText] = useState('');
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) onThank(trimmed(text));
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <Field label={t('inbox.state.thanksText')} hint={t('inbox.state.thanksHint')}>
          <TextArea
            name={ANSWER_FIELDS.thanks}
            maxLength={LENGTH.thanks.max}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" loading={busy}>
            {t('inbox.state.thank')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
