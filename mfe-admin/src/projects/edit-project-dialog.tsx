import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import type { Project } from '@ringtag/shell-controls/projects';
import { Dialog } from '@ringtag/ui';
import { ProjectForm } from './project-form';
import { useChangeProject } from './projects.queries';

/** Edits name, description and the defaults for new codes of an existing project. */
export default function EditProjectDialog({ project, open, onClose }: DialogState & { project: Project }) {
  const { t } = useTranslation('admin');
  const change = useChangeProject(project.id);
  const close = () => {
    onClose();
    change.reset();
  };
  return (
    <Dialog open={open} onClose={close} title={t('projectForm.editTitle')} closeLabel={t('close')}>
      <ProjectForm
        // A new key each time the dialog opens, so that the form shows what is saved and not an abandoned draft.
        key={String(open)}
        project={project}
        submitLabel={t('save')}
        saving={change.isPending}
        error={change.error}
        onCancel={close}
        onSubmit={({ description = null, ...body }) =>
          change.mutate(
            { ...body, description },
            {
              onSuccess: () => {
                close();
                showSuccess(t('projectForm.saved'));
              },
            },
          )
        }
      />
    </Dialog>
  );
}
