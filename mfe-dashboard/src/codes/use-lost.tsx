import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
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
  /** The reader has it back. */
  end: () => void;
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
  return {
    lose: () =>
      mark.mutate({}, { onSuccess: edit, onError: (error) => tellFailure(t('lost.markFailed'), error) }),
    edit,
    end: () =>
      ending.mutate(undefined, {
        onSuccess: () => showSuccess(t('lost.ended', { name: toCodeName(code) })),
        onError: (error) => tellFailure(t('lost.endFailed'), error),
      }),
    busy: mark.isPending || ending.isPending,
    dialog: <LostDialog code={code} open={open} onClose={() => setOpen(false)} />,
  };
}
