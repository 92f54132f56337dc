import { useTranslation } from '@ringtag/i18n';
import { useFailureToast } from '@ringtag/pages';
import { showToast } from '@ringtag/ui';
import { toCodeName } from './code-name';
import { type MyCode, useChangeMyCode } from './codes.queries';

/**
 * Returns a function that pauses an active code or resumes a paused one. A toast tells the result and offers to undo
 * it.
 */
export function usePauseOrResume(code: MyCode): { pauseOrResume: () => void; changing: boolean } {
  const { t } = useTranslation('dashboard');
  const tellFailure = useFailureToast();
  const change = useChangeMyCode(code.id);
  const set = (status: 'active' | 'inactive', undo?: () => void) =>
    change.mutate(
      { status },
      {
        onSuccess: () =>
          showToast({
            variant: 'success',
            description: t(status === 'active' ? 'code.resumed' : 'code.paused', { name: toCodeName(code) }),
            ...(undo && { action: { label: t('undo'), onSelect: undo } }),
          }),
        onError: (error) => tellFailure(t('code.changeFailed'), error),
      },
    );
  const pauseOrResume = () =>
    code.status === 'active' ? set('inactive', () => set('active')) : set('active', () => set('inactive'));
  return { pauseOrResume, changing: change.isPending };
}
