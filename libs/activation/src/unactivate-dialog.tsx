import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import type { ReactNode } from 'react';
import { Consequences } from './consequences';
import { useUnactivate } from './unactivation.queries';

interface UnactivateDialogProps {
  alias: string;
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Asks the owner before a code is given up. The page must load the namespace `unactivation`. */
export function UnactivateDialog({ alias, title, open, onClose, onDone }: UnactivateDialogProps) {
  const { t } = useTranslation('unactivation');
  const unactivate = useUnactivate(alias);
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={title}
      confirmLabel={t('own.confirm')}
      cancelLabel={t('cancel')}
      workingLabel={t('working')}
      danger
      onConfirm={async () => {
        await unactivate.mutateAsync();
        await onDone();
      }}
      errorTitle={t('own.failed')}
    >
      <Consequences />
    </QuestionDialog>
  );
}
