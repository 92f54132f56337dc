import { useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { projectQuery } from '@ringtag/shell-controls/projects';
import { Button, classNames, IconChevronDown, IconProject, Popover } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import { ProjectChoice } from './project-choice';
import styles from './project-switcher.module.css';

/** Shows which project is selected, and opens the choice of another one (specification 4). */
export default function ProjectSwitcher() {
  const { t } = useTranslation('projectSwitcher');
  const { user } = useUser();
  const [open, setOpen] = useState(false);
  const id = user?.selectedProjectId;
  const name = useQuery({ ...projectQuery(id ?? ''), enabled: !!id }).data?.name;
  const shown = !id ? t('none') : (name ?? t('title'));
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('title')}
      align="end"
      offset={4}
      anchor={(opener) => (
        <Button
          {...opener}
          variant="plain"
          className={styles.opener}
          aria-label={id && name ? t('selected', { name }) : shown}
          icon={<IconProject />}
        >
          <span className={classNames(styles.name, !id && styles.none)}>{shown}</span>
          <IconChevronDown size={16} className={styles.arrow} />
        </Button>
      )}
    >
      <ProjectChoice selectedId={id ?? undefined} onDone={() => setOpen(false)} />
    </Popover>
  );
}
