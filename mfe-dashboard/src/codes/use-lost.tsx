import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { showToast } from '@ringtag/ui';
import { type ReactNode, useState } from 'react';
import { toCodeName } from './code-name';
import type { MyCode } from './codes.queries';
import { useEndLost, useMarkLost } from './lost.queries';

const LostDialog = lazyDialog(() => import('./lost-dialog'));

interface Lost {
  /** Marks the code as lost at once, then asks what its page should say. */
  lose: () => void;
  /** Asks what its page should say. */
  edit: () => void;
  /** The reader has it back. A toast tells so and offers to undo it, with what else was done at that press. */
  end: (undoToo?: () => void) => void;
  busy: boolean;
  /** To be rendered where the functions are used. */
  dialog: ReactNode;
}

/** What owners do with a code that they have lost. */
export function useLost(code: MyCode): Lost {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState(false);
  const mark = useMarkLost(code.id);
  const ending = useEndLost(code.id);
  const edit = () => setOpen(true);
  const failed = (error: unknown) => tellFailure(t('lost.markFailed'), error);
  /** What asked is gone as soon as the code is not lost, so nothing here waits for a callback of its own. */
  async function end(undoToo?: () => void) {
    const { words = '', reward = '' } = code.lost ?? {};
    const onSelect = () => {
      undoToo?.();
      void mark.mutateAsync({ words, reward }).catch(failed);
    };
    try {
      await ending.mutateAsync();
    } catch (error) {
      return tellFailure(t('lost.endFailed'), error);
    }
    const description = t('lost.ended', { name: toCodeName(code) });
    showToast({ variant: 'success', description, action: { label: t('undo'), onSelect } });
  }
  return {
    lose: () => mark.mutate({}, { onSuccess: edit, onError: failed }),
    edit,
    end: (undoToo) => void end(undoToo),
    busy: mark.isPending || ending.isPending,
    dialog: <LostDialog code={code} open={open} onClose={() => setOpen(false)} />,
  };
}
