import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconClose } from '../lite/icons';
import styles from './modal.module.css';
import { CONTROLS, useModal } from './use-modal';

export interface ModalProps {
  open: boolean;
  /** Called when the person asks to close: by Escape, by the close button or by a press beside it. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** Buttons of the footer. The main one is last. */
  actions?: ReactNode;
  children?: ReactNode;
}

interface FrameProps extends ModalProps {
  closeMs: number;
  className?: string;
  dismissible?: boolean;
  /** True if the content explains the question: screen readers then read it together with the title. */
  described?: boolean;
}

/**
 * The shared part of dialog and drawer: a modal `<dialog>`. Its title and buttons stay visible while a long content
 * scrolls between them. The focus starts on the first control of the content.
 */
export function Modal({ closeMs, className, dismissible = true, described, ...props }: FrameProps) {
  const { open, onClose, title, closeLabel, actions, children } = props;
  const id = useId();
  const { mounted, dialogProps } = useModal({ open, onClose, closeMs, closesBeside: dismissible });
  const { body, scrolls, needsFocus } = useScrollingBody(mounted, children);
  if (!mounted) return null;
  return (
    <dialog
      {...dialogProps}
      className={classNames(styles.modal, className)}
      aria-labelledby={`${id}-title`}
      aria-describedby={described ? `${id}-body` : undefined}
    >
      <div className={classNames(styles.panel, scrolls && styles.scrolls)}>
        <div className={classNames(styles.header, dismissible && styles.besideClose)}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        </div>
        <div
          ref={body}
          id={`${id}-body`}
          className={styles.body}
          {...(needsFocus && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
        >
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in the document, so that the focus starts on the content. */}
        {dismissible && (
          <span className={styles.close}>
            <Button
              variant="plain"
              size="sm"
              icon={<IconClose />}
              aria-label={closeLabel}
              onClick={onClose}
            />
          </span>
        )}
      </div>
    </dialog>
  );
}

/**
 * Whether the content is longer than the space for it. The keyboard must then be able to scroll it: through a control
 * in the content, or by focusing the content itself.
 */
function useScrollingBody(mounted: boolean, children: ReactNode) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [needsFocus, setNeedsFocus] = useState(false);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !('ResizeObserver' in window)) return;
    const measure = () => {
      const overflows = element.scrollHeight > element.clientHeight;
      setScrolls(overflows);
      setNeedsFocus(overflows && !element.querySelector(CONTROLS));
    };
    const observer = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [mounted, children]);
  return { body, scrolls, needsFocus };
}
