import { useErrorText, useTranslation } from '@ringtag/i18n';
import { useProjectSearch, useSelectProject } from '@ringtag/shell-controls/projects';
import { Button, IconClose, IconPlus, IconProject, SearchInput, showToast } from '@ringtag/ui';
import { Link, useNavigate } from '@ringtag/vendor/router';
import type { KeyboardEvent } from 'react';
import { ProjectMatches } from './project-matches';
import styles from './project-switcher.module.css';

interface ProjectChoiceProps {
  selectedId: string | undefined;
  /** Called after a choice. The panel then closes. */
  onDone: () => void;
}

/** Finds a project by its name and selects it, or clears the selection. Links to the list and to a new project. */
export function ProjectChoice({ selectedId, onDone }: ProjectChoiceProps) {
  const { t } = useTranslation('projectSwitcher');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const search = useProjectSearch();
  const select = useSelectProject();
  const onError = (error: Error) =>
    showToast({ variant: 'error', title: t('failed'), description: errorText(error) });
  const choose = (id: string) => {
    const open = () => {
      onDone();
      void navigate(`/project/${id}`);
    };
    if (id === selectedId) open();
    else if (!select.isPending) select.mutate(id, { onSuccess: open, onError });
  };
  const clear = () =>
    select.mutate(undefined, {
      onSuccess: () => {
        onDone();
        showToast({ variant: 'success', description: t('cleared') });
      },
      onError,
    });
  return (
    <div className={styles.panel} onKeyDown={moveByArrows}>
      <SearchInput
        label={t('search')}
        placeholder={t('search')}
        clearLabel={t('clearSearch')}
        value={search.typed}
        onChange={search.setTyped}
        data-move
      />
      <ProjectMatches
        search={search}
        selectedId={selectedId}
        pendingId={select.isPending ? select.variables : undefined}
        onChoose={choose}
      />
      <div className={styles.foot}>
        {selectedId && (
          <Button
            variant="plain"
            size="sm"
            icon={<IconClose size={18} />}
            className={styles.entry}
            loading={select.isPending && !select.variables}
            onClick={clear}
            data-move
          >
            {t('deselect')}
          </Button>
        )}
        <Link to="/projects" className={styles.entry} onClick={onDone} data-move>
          <IconProject size={18} />
          {t('all')}
        </Link>
        <Link to="/project?new" className={styles.entry} onClick={onDone} data-move>
          <IconPlus size={18} />
          {t('new')}
        </Link>
      </div>
    </div>
  );
}

/** Moves the focus with the arrow keys, as in a menu. Tab works as well. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!steps || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-move]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(at + steps, 0), stops.length - 1)]?.focus();
  event.preventDefault();
}
