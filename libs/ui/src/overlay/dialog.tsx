import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal';

/** Length of the closing animation in ms (specification 9); dialog.module.css plays it. */
export const DIALOG_CLOSE_MS = 150;

export interface DialogProps extends ModalProps {
  /** False for a question that needs an answer: no close button, and a press beside it does nothing. Escape still asks to close. */
  dismissible?: boolean;
}

/** A modal dialog, 520 px wide; on small screens 20 px from the edges (specification 9). */
export function Dialog({ dismissible = true, ...props }: DialogProps) {
  return (
    <Modal
      {...props}
      dismissible={dismissible}
      described={!dismissible}
      closeMs={DIALOG_CLOSE_MS}
      className={styles.dialog}
    />
  );
}
