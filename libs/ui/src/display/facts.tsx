import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import styles from './facts.module.css';

export interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** For another look: its rules win. */
  className?: string;
}

/** Names and values beside one another. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
