import { classNames } from '../lite/class-names';
import styles from './drawer.module.css';
import { Modal, type ModalProps } from './modal';

/** How long the closing animation takes, in ms (specification 9). drawer.module.css plays it. */
export const DRAWER_CLOSE_MS = 300;

export interface DrawerProps extends ModalProps {
  /** The edge from which it slides in. `end` is the right edge, or the left edge in right-to-left pages. */
  placement?: 'start' | 'end' | 'top' | 'bottom';
}

/** A modal panel along an edge of the page, 400 px wide or high, at the end by default (specification 9). */
export function Drawer({ placement = 'end', ...props }: DrawerProps) {
  return (
    <Modal {...props} closeMs={DRAWER_CLOSE_MS} className={classNames(styles.drawer, styles[placement])} />
  );
}
