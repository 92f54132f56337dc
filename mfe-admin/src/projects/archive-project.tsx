import { type DialogState, QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import type { Project } from '@ringtag/shell-controls/projects';
import { useChangeProject } from './projects.queries';

/**
 * Asks before a project is archived or restored. Both take effect on its codes at once: scanners of an archived project
 * get the reason `project_archived`.
 */
export function ArchiveProject({ project, ...dialog }: DialogState & { project: Project }) {
  const { t } = useTranslation('admin');
  const change = useChangeProject(project.id);
  const { name, archived } = project;
  return (
    <QuestionDialog
      {...dialog}
      title={t(archived ? 'archive.restoreTitle' : 'archive.title', { name })}
      confirmLabel={t(archived ? 'archive.restore' : 'archive.archive')}
      workingLabel={t('saving')}
      errorTitle={t('archive.failed')}
      onConfirm={async () => {
        await change.mutateAsync({ archived: !archived });
        showSuccess(t(archived ? 'archive.restored' : 'archive.archived', { name }));
      }}
    >
      {t(archived ? 'archive.restoreText' : 'archive.text')}
    </QuestionDialog>
  );
}
