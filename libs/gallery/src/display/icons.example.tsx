import * as ui from '@ringtag/ui';
import type { Icon } from '@ringtag/ui';
import styles from './display.module.css';

const ICONS = Object.entries(ui).filter((entry): entry is [string, Icon] => /^Icon[A-Z]/.test(entry[0]));

export default function IconsExample() {
  return (
    <ul role="list" className={styles.icons}>
      {ICONS.map(([name, IconOf]) => (
        <li key={name} translate="no">
          <IconOf size={24} />
          {name}
        </li>
      ))}
    </ul>
  );
}
