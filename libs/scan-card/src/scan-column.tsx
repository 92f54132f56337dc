import type { ReactNode } from 'react';
import styles from './scan-column.module.css';

interface ScanColumnProps {
  /** The product's name. */
  brand: string;
  footer: ReactNode;
  children: ReactNode;
}

/** The column of every scan page, whether drawn by the server or in the browser. */
export function ScanColumn({ brand, footer, children }: ScanColumnProps) {
  return (
    <div className={styles.column}>
      <div className={styles.brand}>
        {/* Low, or React would have the server ask for a preload of it. */}
        <img src="/favicon.svg" width={28} height={28} alt="" fetchPriority="low" />
        {brand}
      </div>
      {children}
      <footer className={styles.footer}>{footer}</footer>
    </div>
  );
}
