import { UnsavedDialog, useLeaveGuard } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showToast } from '@ringtag/ui';

interface UnsavedGuardProps {
  dirty: boolean;
  saving: boolean;
  /** Answers whether it was saved. */
  submit: () => Promise<boolean>;
  /** It could not be saved, and the page stays: shows why, where the form itself does not. */
  onRefused?: () => void;
}

/** Asks before what was changed on a page is lost by leaving it. */
export function UnsavedGuard({ dirty, saving, submit, onRefused }: UnsavedGuardProps) {
  const { t } = useTranslation('unsaved');
  const { held, stay, leave } = useLeaveGuard(dirty);
  return (
    <UnsavedDialog
      open={held}
      saving={saving}
      texts={{
        title: t('title'),
        text: t('text'),
        stay: t('stay'),
        discard: t('discard'),
        save: t('save'),
        saving: t('saving'),
      }}
      onStay={stay}
      onDiscard={leave}
      onSave={() => {
        void submit().then((saved) => {
          if (saved) {
            showToast({ variant: 'success', description: t('saved') });
            leave();
          } else {
            stay();
            onRefused?.();
          }
        });
      }}
    />
  );
}
