import { useTranslation } from '@ringtag/i18n';
import {
  ListStates,
  pageCountOf,
  useFormats,
  useListAddress,
  usePageInRange,
  type ListAddress,
} from '@ringtag/pages';
import { useUser } from '@ringtag/session';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  IconPlus,
  IconProject,
  IconSearch,
  Inline,
  PageHeader,
  Pagination,
  SearchInput,
  Stack,
  Table,
  type TableColumn,
} from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { Link } from '@ringtag/vendor-router';
import { TableSkeleton } from '../table-skeleton';
import styles from './projects.module.css';
import { projectsQuery, type Project } from './projects.queries';

const NEW_PROJECT_PATH = '/project?new';

/** /projects. */
export default function ProjectsPage() {
  const { t } = useTranslation('admin');
  const address = useListAddress();
  const query = useQuery(projectsQuery({ page: address.page, ...(address.q && { q: address.q }) }));
  usePageInRange(query.isPlaceholderData ? undefined : query.data, address);
  const columns = useColumns();
  const hasNone = query.data?.total === 0 && !address.isNarrowed;
  return (
    <>
      <PageHeader
        title={t('projects.title')}
        subtitle={t('projects.subtitle')}
        actions={
          !hasNone && (
            <ButtonLink as={Link} to={NEW_PROJECT_PATH} icon={<IconPlus />}>
              {t('projects.new')}
            </ButtonLink>
          )
        }
      />
      <Stack gap={6}>
        {!hasNone && (
          <div className={styles.search} role="search">
            <SearchInput
              value={address.searchText}
              onChange={address.setSearchText}
              label={t('projects.search')}
              placeholder={t('projects.search')}
              clearLabel={t('clearSearch')}
            />
          </div>
        )}
        <ListStates
          query={query}
          errorTitle={t('projects.loadFailed')}
          retryLabel={t('retry')}
          skeleton={<TableSkeleton label={t('loading')} />}
          instead={({ total }) => total === 0 && <NoProjects address={address} />}
        >
          {(list) => (
            <>
              <Table
                caption={t('projects.title')}
                hideCaption
                columns={columns}
                rows={list.items}
                rowKey={({ id }) => id}
                busy={query.isPlaceholderData}
              />
              <Pagination
                page={address.page}
                pageCount={pageCountOf(list)}
                onChange={address.setPage}
                labels={{
                  nav: t('projects.pages'),
                  previous: t('page.previous'),
                  next: t('page.next'),
                  page: (page) => t('page.number', { page }),
                }}
              />
            </>
          )}
        </ListStates>
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
        action={
          <Button variant="outline" onClick={address.clear}>
            {t('clearSearch')}
          </Button>
        }
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
