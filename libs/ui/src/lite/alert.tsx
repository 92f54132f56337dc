import type { HTMLAttributes, ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names';
import { IconAlert, IconCheckCircle, IconInfo } from './state-icons';
import toneStyles from './tones.module.css';

export type Tone = 'success' | 'info' | 'warning' | 'danger';

/** The icon of each tone. */
export const TONE_ICONS = { success: IconCheckCircle, info: IconInfo, warning: IconAlert, danger: IconAlert };

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Warning if left out (specification 9). */
  tone?: Tone;
  title?: ReactNode;
  /** Buttons or links, below the text. */
  actions?: ReactNode;
}

/** A message in the page. Screen readers announce danger and warning at once, and other tones when they are idle. */
export function Alert({ tone = 'warning', title, actions, className, children, ...rest }: AlertProps) {
  // The tone may come from data that no compiler has checked. An unknown tone is shown as a warning.
  const known = tone in TONE_ICONS ? tone : 'warning';
  const ToneIcon = TONE_ICONS[known];
  const urgent = known === 'danger' || known === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      {...rest}
      data-tone={known}
      className={classNames(styles.alert, toneStyles.tone, className)}
    >
      <ToneIcon />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
