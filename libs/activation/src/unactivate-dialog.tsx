import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import type { ReactNode } from 'react';
import { Consequences } from './consequences';
import { useUnactivate } from './unactivation.queries';

interface UnactivateDialogProps {
  alias: string;
  /** True for a code without a sticker, which is deleted. */
  digital?: boolean | undefined;
  title: ReactNode;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** Asks the owner before a code is given up. The page must load the namespace `unactivation`. */
export function UnactivateDialog({ alias, digital, title, open, onClose, onDone }: UnactivateDialogProps) {
  const { t } = useTranslation('unactivation');
  const unactivate = useUnactivate(alias);
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={title}
      confirmLabel={t(digital ? 'digital.confirm' : 'own.confirm')}
      cancelLabel={t('cancel')}
      workingLabel={t('working')}
      danger
      onConfirm={async () => {
        await unactivate.mutateAsync();
        await onDone();
      }}
      errorTitle={t('own.failed')}
    >
      <Consequences digital={digital} />
    </QuestionDialog>
  );
}
