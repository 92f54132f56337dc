import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import toneStyles from '../lite/tones.module.css';
import { VisuallyHidden } from '../lite/visually-hidden';
import styles from './badge.module.css';

/** The highest count that is shown as it is; above it, 99+ is shown (specification 9). */
const MAX_COUNT = 99;

export interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'danger';
  /** A number, shown as 99+ above 99. For 0, nothing is shown. */
  count?: number;
  /** Screen readers read this instead of the number or the dot, such as "3 unread messages". */
  label?: string;
  children?: ReactNode;
}

function formatCount(count: number): string {
  return count > MAX_COUNT ? `${MAX_COUNT}+` : String(count);
}

/** A short status text or a count. Without both it is a dot. */
export function Badge({ tone = 'neutral', count, label, children }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  const content = count === undefined ? children : formatCount(count);
  const shape = count !== undefined ? styles.count : !content && styles.dot;
  return (
    <span
      // In right-to-left text, the plus sign would move to the other side of 99.
      dir={count === undefined ? undefined : 'ltr'}
      data-tone={tone}
      className={classNames(styles.badge, toneStyles.tone, styles[tone], shape)}
    >
      {label && content ? <span aria-hidden>{content}</span> : content}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
