import { useTranslation } from '@ringtag/i18n';
import {
  ClearListButton,
  holdsNothing,
  ListView,
  useFormats,
  useListAddress,
  type ListAddress,
} from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import {
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  IconPlus,
  IconProject,
  IconSearch,
  Inline,
  PageHeader,
  Stack,
  Table,
  type TableColumn,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link } from '@ringtag/vendor-router';
import styles from './projects.module.css';
import { projectsQuery, type Project } from './projects.queries';

const NEW_PROJECT_PATH = '/project?new';

const rowKey = ({ id }: Project) => id;

/** /projects. */
export default function ProjectsPage() {
  const { t } = useTranslation('admin');
  const address = useListAddress();
  const query = useQuery(projectsQuery(address.params));
  const table = { caption: t('projects.title'), hideCaption: true, columns: useColumns(), rowKey };
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
      <Stack gap={6}>
        <ListView
          address={address}
          query={query}
          texts={{
            search: t('projects.search'),
            loadFailed: t('projects.loadFailed'),
            pages: t('projects.pages'),
          }}
          skeleton={(label) => <Table {...table} rows={[]} loading={label} />}
          empty={<NoProjects address={address} />}
        >
          {({ items }) => <Table {...table} rows={items} busy={query.isPlaceholderData} />}
        </ListView>
      </Stack>
    </>
  );
}

function useColumns(): TableColumn<Project>[] {
  const { t } = useTranslation('admin');
  const { date, number } = useFormats();
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
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
  ];
}

function NoProjects({ address }: { address: ListAddress<never> }) {
  const { t } = useTranslation('admin');
  if (address.isNarrowed) {
    return (
      <EmptyState
        kind="no-results"
        icon={<IconSearch />}
        title={t('projects.noneFound', { q: address.q })}
        text={t('projects.noneFoundText')}
        action={<ClearListButton address={address} />}
      />
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<IconProject />}
        title={t('projects.emptyTitle')}
        text={t('projects.emptyText')}
        action={
          <ButtonLink as={Link} to={NEW_PROJECT_PATH} icon={<IconPlus />}>
            {t('projects.new')}
          </ButtonLink>
        }
      />
    </Card>
  );
}
