import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import styles from './facts.module.css';

export interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** A class for another look. Its rules win over those of this component. */
  className?: string;
}

/** A list of names, each with its value beside it. */
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
