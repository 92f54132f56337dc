import type { PageKind } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { showToast } from '@ringtag/ui';
import { useChoosePageKind, type MyCodeDetail } from '../../codes/codes.queries';

/**
 * Returns what the page of a code is for, and a function that changes it. The change is shown before it is saved. A toast
 * tells the result, also on another tab of the page, and offers to undo it.
 */
export function usePageKind({ id, pageKind: saved }: MyCodeDetail) {
  const { t } = useTranslation(['pageKind', 'dashboard']);
  const tellFailure = useFailureToast();
  const change = useChoosePageKind(id);
  const chosen = change.isPending ? change.variables : saved;

  const set = async (pageKind: PageKind, undo?: () => void) => {
    try {
      await change.mutateAsync(pageKind);
      showToast({
        variant: 'success',
        description: t(`chosen.${pageKind}`),
        ...(undo && { action: { label: t('dashboard:undo'), onSelect: undo } }),
      });
    } catch (error) {
      tellFailure(t('failed'), error);
    }
  };
  return {
    pageKind: chosen,
    choose: (pageKind: PageKind) => void set(pageKind, () => void set(chosen)),
  };
}
