import { toDisplayAlias } from '@ringtag/contracts';
import styles from './code-name.module.css';

export interface NamedCode {
  alias: string;
  label: string | null;
}

/** How a code is called in running text: its label, else its alias. */
export function nameOf({ alias, label }: NamedCode): string {
  return label || toDisplayAlias(alias);
}

/** The alias as it is printed. */
export function Alias({ alias }: { alias: string }) {
  return (
    <span className={styles.alias} translate="no">
      {toDisplayAlias(alias)}
    </span>
  );
}
