import { leaveBy } from '@ringtag/forms';
import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { showSuccess, useFailureToast } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { useSelectProject } from '@ringtag/shell-controls/projects';
import { Card, PageHeader } from '@ringtag/ui';
import { Link, Redirect, useNavigate } from '@ringtag/vendor/router';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import styles from './new-project.module.css';
import { ProjectForm } from './project-form';
import { useCreateProject, useOffersDigital, type NewProject } from './projects.queries';

/**
 * /project: leads to the selected project, or shows the form when none is selected. /project?new always shows the form.
 */
export default function NewProjectPage() {
  const [params] = useSearchParams();
  const { user } = useUser();
  if (user?.selectedProjectId && !params.has('new')) {
    return <Redirect to={`/project/${user.selectedProjectId}`} />;
  }
  return <NewProject />;
}

function NewProject() {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const navigate = useNavigate();
  const create = useCreateProject();
  const select = useSelectProject();
  const offersDigital = useOffersDigital();
  usePageTitle(t('projectForm.title'));

  /** Resolves to undefined when that failed; the form then says why. */
  const make = (project: NewProject) => create.mutateAsync(project).catch(() => undefined);
  async function submit(project: NewProject) {
    const made = await make(project);
    if (!made) return;
    const { id, name } = made;
    try {
      await select.mutateAsync(id);
      showSuccess(t('projectForm.created', { name }));
    } catch (error) {
      // The project was created, so only the failed selection is reported.
      tellFailure(t('project.selectFailed'), error);
    }
    void navigate(`/project/${id}`, { replace: true });
  }

  return (
    <div className={styles.column}>
      <PageHeader
        back={<Link to="/projects">{t('projects.title')}</Link>}
        title={t('projectForm.title')}
        subtitle={t('projectForm.subtitle')}
      />
      <Card>
        <ProjectForm
          offersDigital={offersDigital}
          submitLabel={t('projectForm.create')}
          saving={create.isPending || select.isPending}
          error={create.error}
          onSubmit={(project) => void submit(project)}
          onCancel={() => leaveBy(() => void navigate('/projects'))}
          // Does not select the project, because this page would then lead to it.
          onLeave={select.isIdle ? async (project) => Boolean(await make(project)) : undefined}
        />
      </Card>
    </div>
  );
}
