import type { ReactNode } from 'react';
import styles from './own-code.module.css';

interface OwnCodeProps {
  /** The question, such as "Is this your code?" */
  title: string;
  /** What can be done. */
  text: string;
  /** Does it. */
  action: ReactNode;
}

/** For people to whom the code of another should belong: asked in the footer, answered when it is opened. */
export function OwnCode({ title, text, action }: OwnCodeProps) {
  return (
    <details className={styles.own}>
      <summary>{title}</summary>
      <p>{text}</p>
      {action}
    </details>
  );
}
