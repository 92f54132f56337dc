import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates, useFormats } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { projectQuery, type Project } from '@ringtag/shell-controls/projects';
import { Badge, Facts, Inline, PageHeader, Skeleton, Stack } from '@ringtag/ui';
import { useQuery, type QueryClient } from '@ringtag/vendor/query';
import { Link, useParams } from '@ringtag/vendor/router';
import { useState } from 'react';
import { AddCodes } from '../codes/add/add-codes';
import { ItemsList } from '../codes/list/items-list';
import { PresetName } from '../presets/preset-name';
import { ProjectMenu } from './project-menu';
import styles from './project.module.css';
import { SelectButton } from './select-button';

export const preload = (client: QueryClient, { id = '' }: { id?: string }) =>
  client.prefetchQuery(projectQuery(id));

/** /project/{id}: a project and its codes. */
export default function ProjectPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(id));
  const project = query.data;
  const [adding, setAdding] = useState(false);
  usePageTitle(project?.name ?? t('project.title'));
  return (
    <>
      <PageHeader
        back={<Link to="/projects">{t('projects.title')}</Link>}
        title={project?.name ?? t('project.title')}
        subtitle={project?.description}
        actions={
          project && (
            <>
              <SelectButton project={project} />
              <AddCodes project={project} open={adding} onOpenChange={setAdding} />
              <ProjectMenu project={project} />
            </>
          )
        }
      />
      <QueryStates
        query={query}
        errorTitle={t('project.loadFailed')}
        skeleton={
          <>
            <Skeleton width="third" />
            <Skeleton shape="control" />
            <Skeleton shape="card" />
          </>
        }
      >
        {(loaded) => (
          <Stack gap={6}>
            <AboutProject project={loaded} />
            <ItemsList key={id} projectId={id} onAdd={() => setAdding(true)} />
          </Stack>
        )}
      </QueryStates>
    </>
  );
}

function AboutProject({ project }: { project: Project }) {
  const { t } = useTranslation('admin');
  const { number, date } = useFormats();
  const { user } = useUser();
  const facts = [
    [t('project.items'), number(project.itemCount)],
    [t('project.activated'), number(project.activatedCount)],
    [t('project.activatableShort'), t(project.activatable ? 'yes' : 'no')],
    [t('preset.label'), <PresetName id={project.presetId} />],
    [t('created'), date(project.createdAt)],
  ] as const;
  return (
    <Stack gap={4}>
      {(project.archived || project.id === user?.selectedProjectId) && (
        <Inline gap={2}>
          {project.id === user?.selectedProjectId && <Badge tone="info">{t('project.selected')}</Badge>}
          {project.archived && <Badge>{t('project.archived')}</Badge>}
        </Inline>
      )}
      <Facts className={styles.facts} facts={facts} />
    </Stack>
  );
}
