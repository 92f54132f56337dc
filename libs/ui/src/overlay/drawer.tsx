import { classNames } from '../lite/class-names';
import styles from './drawer.module.css';
import { Modal, type ModalProps } from './modal';

/** Length of the closing animation in ms (specification 9); drawer.module.css plays it. */
export const DRAWER_CLOSE_MS = 300;

export interface DrawerProps extends ModalProps {
  /** The edge it slides in from; `end` is the right one, in right-to-left pages the left one. */
  placement?: 'start' | 'end' | 'top' | 'bottom';
}

/** A modal panel along an edge of the page, 400 px wide or high, on the right unless it says otherwise (specification 9). */
export function Drawer({ placement = 'end', ...props }: DrawerProps) {
  return (
    <Modal {...props} closeMs={DRAWER_CLOSE_MS} className={classNames(styles.drawer, styles[placement])} />
  );
}
