import { BrandMark } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from './scan-column.module.css';

interface ScanColumnProps {
  brand: string;
  footer: ReactNode;
  children: ReactNode;
}

/** Links in a row at the foot of the column. */
export function FooterLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}

/** The column of every scan page, drawn by the server or in the browser. */
export function ScanColumn({ brand, footer, children }: ScanColumnProps) {
  return (
    <div className={styles.column}>
      <div className={styles.brand}>
        <BrandMark size={24} />
        {brand}
      </div>
      {children}
      <footer className={styles.footer}>{footer}</footer>
      {/* For a script: says what it has done, such as copied. */}
      <p role="status" className={styles.status} data-status="" />
    </div>
  );
}
