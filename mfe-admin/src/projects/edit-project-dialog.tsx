import { useTranslation } from '@ringtag/i18n';
import type { Project } from '@ringtag/shell-controls/projects';
import { Dialog, showToast } from '@ringtag/ui';
import { ProjectForm } from './project-form';
import { useChangeProject } from './projects.queries';

interface EditProjectDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
}

/** Name, description and what new codes start with, of a project that is there. */
export function EditProjectDialog({ project, open, onClose }: EditProjectDialogProps) {
  const { t } = useTranslation('admin');
  const change = useChangeProject(project.id);
  const close = () => {
    onClose();
    change.reset();
  };
  return (
    <Dialog open={open} onClose={close} title={t('projectForm.editTitle')} closeLabel={t('close')}>
      <ProjectForm
        // Opened again, it shows the project and not what was typed and left.
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
                showToast({ variant: 'success', description: t('projectForm.saved') });
              },
            },
          )
        }
      />
    </Dialog>
  );
}
