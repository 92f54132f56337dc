import { useDisplay } from '@ringtag/display';
import { NAV_SCHEMES } from '@ringtag/shell-controls/display';
import { classNames } from '@ringtag/ui';
import type { ReactNode } from 'react';
import styles from './nav-surface.module.css';

interface NavSurfaceProps {
  as: 'aside' | 'header' | 'div';
  className?: string;
  /** Looks like the page, whatever the nav mode: there is no navigation on it. */
  plain?: boolean;
  children: ReactNode;
}

/** What the navigation stands on, in the nav mode of the display state (specification 4). */
export function NavSurface({ as: Tag, className, plain = false, children }: NavSurfaceProps) {
  const navMode = useDisplay((state) => state.theme.navMode);
  if (plain) return <Tag className={className}>{children}</Tag>;
  return (
    <Tag
      className={classNames(className, navMode !== 'transparent' && styles.solid, NAV_SCHEMES[navMode])}
      data-nav-mode={navMode}
    >
      {children}
    </Tag>
  );
}
