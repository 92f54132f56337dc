import { useErrorText, useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { Button, showToast } from '@ringtag/ui';
import { useSelectProject, type Project } from '@ringtag/pages/projects';

/** Makes the project the one that /project opens, or clears that. */
export function SelectButton({ project }: { project: Project }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { user } = useUser();
  const select = useSelectProject();
  const selected = user?.selectedProjectId === project.id;
  const toggle = () =>
    select.mutate(selected ? undefined : project.id, {
      onSuccess: () =>
        showToast({
          variant: 'success',
          description: t(selected ? 'project.selectionCleared' : 'project.nowSelected', {
            name: project.name,
          }),
        }),
      onError: (error) =>
        showToast({ variant: 'error', title: t('project.selectFailed'), description: errorText(error) }),
    });
  return (
    <Button variant="outline" loading={select.isPending} onClick={toggle}>
      {t(selected ? 'project.deselect' : 'project.select')}
    </Button>
  );
}
