import { Stack } from '@ringtag/ui';
import styles from './themes.module.css';

const COLORS = [
  ['bg', 'surface', 'surface-raised', 'surface-sunken', 'hover', 'border', 'border-strong', 'border-control'],
  ['text', 'text-muted', 'primary-text', 'secondary-text', 'danger-text', 'focus'],
  ['primary', 'primary-hover', 'primary-active', 'primary-soft', 'primary-mark'],
  ['secondary', 'secondary-soft', 'secondary-mark', 'danger', 'danger-soft'],
  ['success-soft', 'warning-soft', 'info-soft', 'success-text', 'warning-text', 'info-text'],
];

export default function ColorsExample() {
  return (
    <Stack gap={6}>
      {COLORS.map((row) => (
        <ul key={row[0]} role="list" className={styles.swatches}>
          {row.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--color-${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      ))}
    </Stack>
  );
}
