import { brand } from '@ringtag/i18n';
import styles from './brand-logo.module.css';

/** Rounded orange square with two interlocked rings, next to the name in teal (specification 9). */
export function BrandLogo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#f97316" />
        <g fill="none" stroke="#fff" strokeWidth="2.6">
          <circle cx="12.5" cy="16" r="5.5" />
          <path d="M16.1 11.8a5.5 5.5 0 1 1 .2 8.5" />
        </g>
      </svg>
      {!markOnly && <span className={styles.name}>{brand.name}</span>}
    </span>
  );
}
