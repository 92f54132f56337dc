import styles from './dialog.module.css';
import { Modal, type ModalProps } from './modal';

/** How long the closing animation takes, in ms (specification 9). dialog.module.css plays it. */
export const DIALOG_CLOSE_MS = 150;

export interface DialogProps extends ModalProps {
  /**
   * False for a question that needs an answer: there is no close button, and a press beside the dialog does nothing.
   * Escape still calls `onClose`.
   */
  dismissible?: boolean;
}

/** A modal dialog, 520 px wide. On small screens it keeps 20 px to the edges (specification 9). */
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
