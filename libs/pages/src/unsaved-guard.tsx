import { UnsavedDialog } from '@ringtag/forms';
import { showToast } from '@ringtag/ui';
import { useLeaveGuard } from './use-leave-guard';

interface UnsavedGuardProps {
  dirty: boolean;
  saving: boolean;
  texts: {
    title: string;
    text: string;
    stay: string;
    discard: string;
    save: string;
    saving: string;
    /** Said where the reader goes. */
    saved: string;
  };
  /** Answers whether it was saved. */
  submit: () => Promise<boolean>;
  /** It could not be saved, and the page stays: shows why. */
  onRefused: () => void;
}

/** Asks before what was changed on a page is lost by leaving it. */
export function UnsavedGuard({ dirty, saving, texts, submit, onRefused }: UnsavedGuardProps) {
  const { held, stay, leave } = useLeaveGuard(dirty);
  return (
    <UnsavedDialog
      open={held}
      saving={saving}
      texts={texts}
      onStay={stay}
      onDiscard={leave}
      onSave={() => {
        void submit().then((saved) => {
          if (saved) {
            showToast({ variant: 'success', description: texts.saved });
            leave();
          } else {
            stay();
            onRefused();
          }
        });
      }}
    />
  );
}
