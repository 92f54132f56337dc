import { Inline, Stack } from '@ringtag/ui';
import styles from './themes.module.css';

const UNITS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const CONTROLS = ['xs', 'sm', 'md', 'lg'];
const RADII = ['sm', 'md', 'lg', 'full'];

export default function SpacingExample() {
  return (
    <Stack gap={6}>
      <Stack as="dl" gap={2}>
        {UNITS.map((units) => (
          <div key={units} className={styles.line}>
            <dt>
              <code>{`space-${units}`}</code>
            </dt>
            <dd className={styles.bar} style={{ inlineSize: `var(--space-${units})` }} />
          </div>
        ))}
      </Stack>
      <Inline as="ul" role="list">
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
      </Inline>
    </Stack>
  );
}
