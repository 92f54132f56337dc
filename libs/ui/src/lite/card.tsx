import type { ElementType, HTMLAttributes } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  /** Whether a card that is drawn as `details` is open. */
  open?: boolean | undefined;
  /** `none` is for content that reaches the edge, such as a table. */
  padding?: 'none' | 'md';
  /** Draws a border, for cards on another surface. Off by default (specification 9). */
  bordered?: boolean;
}

/** A container with a background of its own. */
export function Card({ as: Tag = 'div', padding = 'md', bordered, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      data-padding={padding}
      className={classNames(styles.card, bordered && styles.bordered, className)}
    />
  );
}
