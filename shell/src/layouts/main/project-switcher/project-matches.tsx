import { useErrorText, useTranslation } from '@ringtag/i18n';
import type { useProjectSearch } from '@ringtag/shell-controls/projects';
import { Alert, Button, IconCheck, Skeleton, SkeletonGroup, Spinner } from '@ringtag/ui';
import styles from './project-switcher.module.css';

interface ProjectMatchesProps {
  search: ReturnType<typeof useProjectSearch>;
  selectedId: string | undefined;
  /** The id of the project that was pressed and is being selected. */
  pendingId: string | undefined;
  onChoose: (id: string) => void;
}

/**
 * The projects that were found. The box keeps its height while they load, when loading fails and when there are none.
 */
export function ProjectMatches(props: ProjectMatchesProps) {
  return (
    <div className={styles.matches}>
      <Matches {...props} />
    </div>
  );
}

function Matches({ search, selectedId, pendingId, onChoose }: ProjectMatchesProps) {
  const { t } = useTranslation('projectSwitcher');
  const errorText = useErrorText();
  const { query, q } = search;
  if (query.isError) {
    return (
      <Alert tone="danger" title={t('loadFailed')}>
        {errorText(query.error)}
        <Button variant="outline" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  if (!query.data) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton />
      </SkeletonGroup>
    );
  }
  const { items, total } = query.data;
  if (total === 0) {
    return (
      <p role="status" className={styles.note}>
        {q ? t('noneFound', { q }) : t('noneYet')}
      </p>
    );
  }
  return (
    <>
      <ul role="list" aria-label={t('projects')}>
        {items.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === selectedId || undefined}
              onClick={() => onChoose(id)}
              data-move
            >
              <span className={styles.name}>{name}</span>
              {id === pendingId ? <Spinner size={18} /> : id === selectedId && <IconCheck size={18} />}
            </button>
          </li>
        ))}
      </ul>
      {total > items.length && <p className={styles.note}>{t('more', { count: total - items.length })}</p>}
    </>
  );
}
