import { Tabs as RadixTabs } from '@ringtag/vendor/tabs';
import type { FocusEvent, ReactNode } from 'react';
import { usePageDirection } from '../overlay/page-direction';
import styles from './tabs.module.css';

interface TabItem {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
}

/**
 * Prevents that a tab is selected because it gets the focus from elsewhere: from a dialog that closes, though its panel
 * may have been left meanwhile.
 */
function keepSelected(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event;
  if (!currentTarget.parentElement?.contains(relatedTarget as Element | null)) event.preventDefault();
}

/** Tabs. An arrow key moves to a tab and shows its panel at once. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const direction = usePageDirection();
  return (
    <RadixTabs.Root dir={direction} value={selected} onValueChange={onSelect}>
      <RadixTabs.List aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: text }) => (
          <RadixTabs.Trigger key={id} value={id} className={styles.tab} onFocus={keepSelected}>
            {text}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ id, panel }) => (
        <RadixTabs.Content key={id} value={id} className={styles.panel}>
          {panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
