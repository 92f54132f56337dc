import type { HTMLAttributes } from 'react';
import { classNames } from '../lite/class-names';
import styles from './scroll-area.module.css';
import { useAutoHide } from './use-auto-hide';

export interface ScrollAreaProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'tabIndex'> {
  /** Accessible name; with it (or `aria-labelledby`) the area can take the focus, to be scrolled by keyboard. */
  'aria-label'?: string;
}

/**
 * Scrolls what is larger than itself, with a slim bar: a thumb of at least 30 px, hidden 1000 ms after the last
 * movement (specification 9). It scrolls natively; its size is the caller's class.
 */
export function ScrollArea({ className, ...rest }: ScrollAreaProps) {
  const { shown, show } = useAutoHide();
  const named = rest['aria-label'] ?? rest['aria-labelledby'];
  return (
    <div
      {...rest}
      role={named ? 'region' : undefined}
      tabIndex={named ? 0 : undefined}
      data-bar={shown ? 'shown' : 'hidden'}
      className={classNames(styles.area, className)}
      onScroll={show}
      onPointerMove={show}
    />
  );
}
