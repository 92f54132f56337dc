import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import { IconCheck } from '../lite/icons';
import { IconAlert } from '../lite/state-icons';
import { VisuallyHidden } from '../lite/visually-hidden';
import styles from './steps.module.css';

/** The states of a step (specification 3: complete, pending, in progress, error). */
export type StepStatus = 'complete' | 'pending' | 'inProgress' | 'error';

export interface Step {
  id: string;
  title: string;
  text?: ReactNode;
  status: StepStatus;
}

export interface StepsLabels {
  /** Accessible name of the list of steps. */
  steps: string;
  /** Screen readers read it with each title, such as "complete". */
  status: Record<StepStatus, string>;
  /** Announced when the current step changes, such as "Step 2 of 4: Address". */
  current: (step: { number: number; count: number; title: string }) => string;
}

export interface StepsProps {
  steps: readonly Step[];
  labels: StepsLabels;
  /** Places the steps one below the other. Below 640 px this is always so. */
  vertical?: boolean;
}

const MARKS: Partial<Record<StepStatus, ReactNode>> = {
  complete: <IconCheck size={18} />,
  error: <IconAlert size={18} />,
};

/** The steps of a process. The current step is the first one that is in progress or has failed. */
export function Steps({ steps, labels, vertical }: StepsProps) {
  const current = steps.findIndex(({ status }) => status === 'inProgress' || status === 'error');
  const title = steps[current]?.title;
  return (
    <div>
      <ol
        role="list"
        aria-label={labels.steps}
        className={classNames(styles.steps, vertical && styles.vertical)}
      >
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles.step}
            data-status={step.status}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden>
              {MARKS[step.status] ?? index + 1}
            </span>
            <span className={styles.texts}>
              <span className={styles.title}>
                {step.title} <VisuallyHidden>({labels.status[step.status]})</VisuallyHidden>
              </span>
              {step.text && <span className={styles.text}>{step.text}</span>}
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden live>
        {title && labels.current({ number: current + 1, count: steps.length, title })}
      </VisuallyHidden>
    </div>
  );
}
