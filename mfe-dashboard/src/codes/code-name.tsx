import { toDisplayAlias } from '@ringtag/contracts';
import styles from './code-name.module.css';

export interface NamedCode {
  alias: string;
  label: string | null;
}

/** Returns the name of a code in running text: its label, or its alias when it has none. */
export function toCodeName({ alias, label }: NamedCode): string {
  return label || toDisplayAlias(alias);
}

/** The alias, written as on the printed code. */
export function Alias({ alias }: { alias: string }) {
  return (
    <span className={styles.alias} translate="no">
      {toDisplayAlias(alias)}
    </span>
  );
}
