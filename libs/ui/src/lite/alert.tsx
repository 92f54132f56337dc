import type { HTMLAttributes, ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names';
import { IconAlert, IconCheckCircle, IconInfo } from './state-icons';

export type Tone = 'success' | 'info' | 'warning' | 'danger';

/** The icon that stands for a tone. */
export const TONE_ICONS = { success: IconCheckCircle, info: IconInfo, warning: IconAlert, danger: IconAlert };

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Warning when left out (specification 9). */
  tone?: Tone;
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
}

/** A message in the page; danger and warning are announced at once, the others politely. */
export function Alert({ tone = 'warning', title, actions, className, children, ...rest }: AlertProps) {
  // Not every tone comes through a compiler; what is not known warns.
  const known = tone in TONE_ICONS ? tone : 'warning';
  const ToneIcon = TONE_ICONS[known];
  const urgent = known === 'danger' || known === 'warning';
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      {...rest}
      data-tone={known}
      className={classNames(styles.alert, className)}
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
