import type { ReactNode } from 'react';
import { Inline } from '../lite/layout';
import { PAGE_ACTIONS } from './page-actions';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A link back, or breadcrumbs, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
}

/** The header of a page. A script can focus its heading after a navigation. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <div className={styles.back}>{back}</div>}
      <Inline gap={4} align="start" justify="between">
        <div className={styles.text}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <Inline {...{ [PAGE_ACTIONS]: '' }}>{actions}</Inline>}
      </Inline>
    </header>
  );
}
