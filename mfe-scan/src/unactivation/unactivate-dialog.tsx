import { useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { ConfirmDialog } from '@ringtag/ui';
import { CodeInText } from '../layout/code-in-text';
import { Consequences } from './consequences';
import { useUnactivate } from './unactivation.mutations';

export interface UnactivationDialogProps {
  alias: string;
  /** The alias as people read it. */
  label: string;
  open: boolean;
  onClose: () => void;
  onDone: (done: 'unactivated' | 'requested') => Promise<unknown>;
}

/** The owner's question before a code is given up. */
export function UnactivateDialog({ alias, label, open, onClose, onDone }: UnactivationDialogProps) {
  const { t } = useTranslation('unactivation');
  const failureText = useFailureText();
  const unactivate = useUnactivate(alias);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<CodeInText text={t('own.title', { code: label })} code={label} />}
      confirmLabel={t('own.confirm')}
      cancelLabel={t('cancel')}
      workingLabel={t('working')}
      danger
      onConfirm={async () => {
        await unactivate.mutateAsync();
        await onDone('unactivated');
      }}
      errorText={failureText}
    >
      <Consequences />
    </ConfirmDialog>
  );
}
