import { brand } from '@ringtag/i18n';
import { BrandMark } from '@ringtag/ui/lite';
import styles from './brand-logo.module.css';

/** The logo and next to it the name in teal (specification 9). */
export function BrandLogo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <BrandMark size={32} />
      {!markOnly && <span className={styles.name}>{brand.name}</span>}
    </span>
  );
}
