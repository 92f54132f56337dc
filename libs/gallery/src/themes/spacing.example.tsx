import { Stack } from '@ringtag/ui';
import styles from './themes.module.css';

const UNITS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const CONTROLS = ['xs', 'sm', 'md', 'lg'];
const RADII = ['sm', 'md', 'lg', 'full'];

export default function SpacingExample() {
  return (
    <Stack gap={6}>
      <dl className={styles.lines}>
        {UNITS.map((units) => (
          <div key={units} className={styles.line}>
            <dt>
              <code>{`space-${units}`}</code>
            </dt>
            <dd className={styles.bar} style={{ inlineSize: `var(--space-${units})` }} />
          </div>
        ))}
      </dl>
      <ul role="list" className={styles.boxes}>
        {CONTROLS.map((size) => (
          <li key={size} className={styles.box} style={{ blockSize: `var(--control-${size})` }}>
            <code>{size}</code>
          </li>
        ))}
        {RADII.map((size) => (
          <li key={size} className={styles.box} style={{ borderRadius: `var(--radius-${size})` }}>
            <code>{`radius-${size}`}</code>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
