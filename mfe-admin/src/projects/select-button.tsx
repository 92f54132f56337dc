import { useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { useSelectProject, type Project } from '@ringtag/shell-controls/projects';
import { Button } from '@ringtag/ui';

/** Selects the project, which /project then opens, or clears the selection. */
export function SelectButton({ project: { id, name } }: { project: Project }) {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const { user } = useUser();
  const select = useSelectProject();
  const selected = user?.selectedProjectId === id;
  const toggle = () =>
    select.mutate(selected ? undefined : id, {
      onSuccess: () =>
        showSuccess(t(selected ? 'project.selectionCleared' : 'project.nowSelected', { name })),
      onError: (error) => tellFailure(t('project.selectFailed'), error),
    });
  return (
    <Button variant="outline" loading={select.isPending} onClick={toggle}>
      {t(selected ? 'project.deselect' : 'project.select')}
    </Button>
  );
}
