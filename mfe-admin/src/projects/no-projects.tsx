import { helpPath, type ProjectSort } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { type ListAddress, NothingFound } from '@ringtag/lists';
import { projectsQuery } from '@ringtag/shell-controls/projects';
import { Button, ButtonLink, Card, EmptyState, IconArchive, IconPlus, IconProject, Stack } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';

export const NEW_PROJECT_PATH = '/project?new';

/** Shown instead of an empty list: nothing matches, all projects are archived, or there is none yet. */
export function NoProjects({ address }: { address: ListAddress<'view', ProjectSort> }) {
  const { t } = useTranslation('admin');
  const { q, filters, isNarrowed } = address;
  const archived = useQuery({ ...projectsQuery({ page: 1, archived: 'true' }), enabled: !isNarrowed }).data;
  if (q) {
    return (
      <NothingFound
        address={address}
        title={t('projects.noneFound', { q })}
        text={t(filters.view ? 'projects.noneFoundText' : 'projects.noneFoundInUseText')}
      />
    );
  }
  if (isNarrowed) {
    return <NothingFound address={address} icon={<IconArchive />} title={t('projects.noneArchived')} />;
  }
  if (archived && archived.total > 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconArchive />}
          title={t('projects.allArchived')}
          text={t('projects.allArchivedText')}
          action={
            <Button variant="outline" onClick={() => address.setFilter('view', 'archived')}>
              {t('projects.showArchived')}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={<IconProject />}
        title={t('projects.emptyTitle')}
        text={t('projects.emptyText')}
        action={
          <Stack gap={3} align="center">
            <ButtonLink as={Link} to={NEW_PROJECT_PATH} icon={<IconPlus />}>
              {t('projects.new')}
            </ButtonLink>
            <a href={helpPath('administrator', 'projects')}>{t('help')}</a>
          </Stack>
        }
      />
    </Card>
  );
}
