import { UnsavedDialog, useLeaveGuard } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from './show-success';

interface UnsavedGuardProps {
  dirty: boolean;
  saving: boolean;
  /** Saves the changes. Answers whether that worked. */
  submit: () => Promise<boolean>;
  /** Called if saving failed and the page stays, for forms that do not show the reason themselves. */
  onRefused?: () => void;
}

/** Asks before a person leaves a page with unsaved changes. */
export function UnsavedGuard({ dirty, saving, submit, onRefused }: UnsavedGuardProps) {
  const { t } = useTranslation('signedIn');
  const { held, stay, leave } = useLeaveGuard(dirty);
  return (
    <UnsavedDialog
      open={held}
      saving={saving}
      texts={t('unsaved', { returnObjects: true })}
      onStay={stay}
      onDiscard={leave}
      onSave={() => {
        void submit().then((saved) => {
          if (saved) {
            showSuccess(t('unsaved.saved'));
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
