import { BrandMark } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from './scan-column.module.css';

interface ScanColumnProps {
  brand: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The column of every scan page, drawn by the server or in the browser. */
export function ScanColumn({ brand, footer, children }: ScanColumnProps) {
  return (
    <div className={styles.column}>
      <div className={styles.brand}>
        <BrandMark size={28} />
        {brand}
      </div>
      {children}
      <footer className={styles.footer}>{footer}</footer>
    </div>
  );
}
