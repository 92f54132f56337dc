import { Collapsible } from '@ringtag/vendor/inline';
import { useId, useState } from 'react';
import { classNames } from '../lite/class-names';
import { IconChevronDown } from '../lite/icons';
import { VisuallyHidden } from '../lite/visually-hidden';
import { Tooltip } from '../overlay/tooltip';
import { holds, type SideMenuEntry } from './side-menu-entry';
import { SideMenuFlyout } from './side-menu-flyout';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  /** Accessible name of the navigation. */
  label: string;
  entries: readonly SideMenuEntry[];
  /** Id of the entry whose page is shown. The submenu that contains it is opened. */
  active?: string;
  /** Shows only icons, with their labels as tooltips. Submenus open as menus beside the icons. */
  collapsed?: boolean;
}

type Place = Pick<SideMenuProps, 'active' | 'collapsed'>;

/**
 * A vertical navigation with entries 40 px high (specification 9), titled sections, and submenus that open and close.
 */
export function SideMenu({ label, entries, ...place }: SideMenuProps) {
  return (
    <nav aria-label={label} className={classNames(styles.menu, place.collapsed && styles.collapsed)}>
      <Entries entries={entries} {...place} />
    </nav>
  );
}

interface EntriesProps extends Place {
  entries: readonly SideMenuEntry[];
  labelledBy?: string;
}

function Entries({ entries, labelledBy, ...place }: EntriesProps) {
  return (
    <ul role="list" className={styles.list} aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} {...place} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Place {
  entry: SideMenuEntry;
}

function Entry({ entry, ...place }: EntryProps) {
  if (!entry.children) return <EntryLink entry={entry} {...place} />;
  if (entry.group) return <Group entry={entry} {...place} />;
  if (place.collapsed) {
    return (
      <SideMenuFlyout
        entry={entry}
        active={place.active}
        className={classNames(styles.item, holds(entry, place.active) && styles.holdsActive)}
      />
    );
  }
  return <Submenu entry={entry} {...place} />;
}

function EntryLink({ entry, active, collapsed }: EntryProps) {
  const link = {
    className: classNames(styles.item),
    'aria-current': entry.id === active ? ('page' as const) : undefined,
    children: (
      <>
        {entry.icon}
        {collapsed ? (
          <VisuallyHidden>{entry.label}</VisuallyHidden>
        ) : (
          <span className={styles.label}>{entry.label}</span>
        )}
        {entry.badge && <span className={styles.badge}>{entry.badge}</span>}
      </>
    ),
  };
  const drawn = entry.render ? entry.render(link) : <a href={entry.href} {...link} />;
  if (!collapsed) return drawn;
  return (
    <Tooltip text={entry.label} placement="end">
      {drawn}
    </Tooltip>
  );
}

function Group({ entry, ...place }: EntryProps) {
  const titleId = useId();
  return (
    <div className={styles.group}>
      <span id={titleId} className={styles.title}>
        {place.collapsed ? <VisuallyHidden>{entry.label}</VisuallyHidden> : entry.label}
      </span>
      <Entries entries={entry.children ?? []} labelledBy={titleId} {...place} />
    </div>
  );
}

function Submenu({ entry, ...place }: EntryProps) {
  const labelId = useId();
  const current = holds(entry, place.active);
  const [open, setOpen] = useState(current);
  const [wasCurrent, setWasCurrent] = useState(current);
  if (wasCurrent !== current) {
    setWasCurrent(current);
    if (current) setOpen(true);
  }
  return (
    <Collapsible.Root open={open} onOpenChange={setOpen}>
      <Collapsible.Trigger
        className={classNames(styles.item, current && !open && styles.holdsActive)}
        id={labelId}
      >
        {entry.icon}
        <span className={styles.label}>{entry.label}</span>
        {entry.badge && <span className={styles.badge}>{entry.badge}</span>}
        <IconChevronDown size={16} className={styles.chevron} />
      </Collapsible.Trigger>
      <Collapsible.Content className={styles.submenu}>
        <Entries entries={entry.children ?? []} labelledBy={labelId} {...place} />
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
