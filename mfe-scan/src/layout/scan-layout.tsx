import { brand } from '@ringtag/i18n';
import type { ReactNode } from 'react';
import { ScanFooter } from './scan-footer';
import styles from './scan-layout.module.css';

/** The column of every page of this remote. `path` is where a sign-in or sign-out leads back to. */
export function ScanLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <div className={styles.brand}>
        <img src="/favicon.svg" width={28} height={28} alt="" />
        {brand.name}
      </div>
      {children}
      <ScanFooter path={path} />
    </div>
  );
}
