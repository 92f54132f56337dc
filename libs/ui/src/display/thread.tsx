import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import styles from './thread.module.css';

export type ThreadProps = Omit<ComponentProps<'ul'>, 'className' | 'role'>;

/** What people wrote to each other: a list of `ThreadMessage`, the oldest first. */
export function Thread(props: ThreadProps) {
  return <ul role="list" className={styles.thread} {...props} />;
}

export interface ThreadMessageProps extends Omit<ComponentProps<'li'>, 'className'> {
  /** True for the reader's messages. If the reader is on neither side: true for one of the two sides. */
  own: boolean;
  /** Who wrote it. */
  who: ReactNode;
  /** Empty where what comes with it says it all. */
  text: string;
  /** What comes with the text: `ThreadPhotos`, `ThreadPlace`. */
  children?: ReactNode;
  /** When it was written, below all. */
  when: ReactNode;
}

/** A message with what comes with it. */
export function ThreadMessage({ own, who, text, children, when, ...rest }: ThreadMessageProps) {
  return (
    <li className={classNames(styles.message, own && styles.own)} {...rest}>
      <p className={styles.meta}>{who}</p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {children}
      <p className={styles.meta}>{when}</p>
    </li>
  );
}

export interface ThreadPhotosProps {
  /** Shows a single photo small, too. */
  small?: boolean;
  /** A list item with an image for each photo. */
  children: ReactNode;
}

/** The photos of a message. */
export function ThreadPhotos({ small = false, children }: ThreadPhotosProps) {
  return (
    <ul role="list" className={classNames(styles.photos, !small && styles.large)}>
      {children}
    </ul>
  );
}

export interface ThreadPlaceProps {
  title: string;
  coordinates: string;
  /** How exact they are. */
  within: string;
  /** Links to maps. */
  children: ReactNode;
}

/** The place of a message. */
export function ThreadPlace({ title, coordinates, within, children }: ThreadPlaceProps) {
  return (
    <div className={styles.place}>
      <p>
        {title}
        <br />
        <bdi dir="ltr">{coordinates}</bdi>
        {`, ${within}`}
      </p>
      <p className={styles.links}>{children}</p>
    </div>
  );
}
