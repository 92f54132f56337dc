import { useDisplay } from '@ringtag/display';
import { NAV_SCHEMES } from '@ringtag/shell-controls/display';
import { classNames } from '@ringtag/ui';
import type { ReactNode } from 'react';
import styles from './nav-surface.module.css';

interface NavSurfaceProps {
  as: 'aside' | 'header' | 'div';
  className?: string;
  /** True when there is no navigation on the surface. It then ignores the nav mode and looks like the page. */
  plain?: boolean;
  children: ReactNode;
}

/** The background of the navigation, in the nav mode of the display state (specification 4). */
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
