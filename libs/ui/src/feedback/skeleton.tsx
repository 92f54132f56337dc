import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import { VisuallyHidden } from '../lite/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a block of a control's height, a card, or a circle of an avatar's size. */
  shape?: 'text' | 'control' | 'card' | 'circle';
  width?: 'full' | 'half' | 'third';
}

/** A placeholder of the final size; hidden from screen readers (see SkeletonGroup). */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], styles[width])} aria-hidden />;
}

/** Announces `label` once for all the placeholders in it. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
