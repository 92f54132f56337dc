import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import { VisuallyHidden } from '../lite/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a block as high as a control, a card, or a circle as large as an avatar. */
  shape?: 'text' | 'control' | 'card' | 'circle';
  width?: 'full' | 'half' | 'third';
}

/** A placeholder of the same size as the content. Screen readers do not read it (see SkeletonGroup). */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], styles[width])} aria-hidden />;
}

/** Announces `label` once for all placeholders in it. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
