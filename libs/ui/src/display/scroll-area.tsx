import type { HTMLAttributes } from 'react';
import { classNames } from '../lite/class-names';
import styles from './scroll-area.module.css';
import { useAutoHide } from './use-auto-hide';

export interface ScrollAreaProps extends Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'tabIndex'> {
  /** Accessible name. With it, or with `aria-labelledby`, the area can take the focus and be scrolled by keyboard. */
  'aria-label'?: string;
}

/**
 * Scrolls content that is larger than itself. It has a slim scroll bar with a thumb of at least 30 px, which is hidden
 * 1000 ms after the last movement (specification 9). The scrolling is the browser's own. The caller's class sets the
 * size.
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
