import { Consequences } from '@ringtag/activation';
import { CodeInText } from '@ringtag/card';
import { LENGTH, trimmed } from '@ringtag/contracts';
import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Field, Stack, TextArea } from '@ringtag/ui/lite';
import { useState } from 'react';
import { useRequestUnactivation } from './unactivation-request.queries';

export interface UnactivationDialogProps {
  alias: string;
  /** The alias as it is shown to people, with its hyphen. */
  label: string;
  open: boolean;
  onClose: () => void;
  onDone: (done: 'unactivated' | 'requested') => Promise<unknown>;
}

/** Mails the owner a request to give up the code. The owner sees who asks, and the reason. */
export function RequestDialog({ alias, label, open, onClose, onDone }: UnactivationDialogProps) {
  const { t } = useTranslation('unactivation');
  const request = useRequestUnactivation(alias);
  const [reason, setReason] = useState('');
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={<CodeInText text={t('request.title', { code: label })} code={label} />}
      confirmLabel={t('request.confirm')}
      cancelLabel={t('cancel')}
      workingLabel={t('working')}
      onConfirm={async () => {
        await request.mutateAsync(trimmed(reason));
        await onDone('requested');
      }}
      errorTitle={t('request.failed')}
    >
      <Stack gap={4}>
        <p>{t('request.text')}</p>
        <Consequences />
        <Field label={t('request.reason')} hint={t('request.reasonHint')}>
          <TextArea
            name="reason"
            maxLength={LENGTH.reason.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </Stack>
    </QuestionDialog>
  );
}
