import { PROJECT_SORTS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { holdsNothing, ListTable, useListAddress } from '@ringtag/lists';
import { Day, useFormats } from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import { projectsQuery, type Project } from '@ringtag/shell-controls/projects';
import { Badge, ButtonLink, IconPlus, Inline, PageHeader, type TableColumn } from '@ringtag/ui';
import { useQuery, type QueryClient } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { NEW_PROJECT_PATH, NoProjects } from './no-projects';
import { ARCHIVED_VIEWS, ProjectFilters, type ArchivedView } from './project-filters';
import styles from './projects.module.css';

const ARCHIVED_OF = { inUse: 'false', archived: 'true', all: undefined } as const;

export const preload = (client: QueryClient) =>
  client.prefetchQuery(projectsQuery({ page: 1, archived: ARCHIVED_OF.inUse }));

/** /projects: the list of projects. */
export default function ProjectsPage() {
  const { t } = useTranslation('admin');
  const address = useListAddress({ view: ARCHIVED_VIEWS }, PROJECT_SORTS);
  const { params, sort } = address;
  const archived = ARCHIVED_OF[(address.filters.view as ArchivedView | undefined) ?? 'inUse'];
  const query = useQuery(projectsQuery({ ...params, archived, sort }));
  return (
    <>
      <PageHeader
        title={t('projects.title')}
        subtitle={t('projects.subtitle')}
        actions={
          !holdsNothing(address, query.data) && (
            <ButtonLink as={Link} to={NEW_PROJECT_PATH} icon={<IconPlus />}>
              {t('projects.new')}
            </ButtonLink>
          )
        }
      />
      <ListTable
        address={address}
        query={query}
        title={t('projects.title')}
        texts={t('projects.list', { returnObjects: true })}
        columns={useColumns()}
        filters={<ProjectFilters address={address} />}
        empty={<NoProjects address={address} />}
      />
    </>
  );
}

function useColumns(): TableColumn<Project>[] {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const { user } = useUser();
  return [
    {
      key: 'name',
      header: t('project.name'),
      rowHeader: true,
      cell: ({ id, name, description, archived }) => (
        <div className={styles.name}>
          <Inline gap={2}>
            <Link to={`/project/${id}`}>{name}</Link>
            {id === user?.selectedProjectId && <Badge tone="info">{t('project.selected')}</Badge>}
            {archived && <Badge>{t('project.archived')}</Badge>}
          </Inline>
          {description && <p className={styles.description}>{description}</p>}
        </div>
      ),
    },
    {
      key: 'items',
      header: t('project.items'),
      align: 'end',
      cell: ({ itemCount }) => number(itemCount),
    },
    {
      key: 'activated',
      header: t('project.activated'),
      align: 'end',
      cell: ({ activatedCount }) => number(activatedCount),
    },
    {
      key: 'created',
      header: t('created'),
      align: 'end',
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
  ];
}
