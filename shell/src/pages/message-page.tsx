import { usePageTitle } from '@ringtag/i18n';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Buttons and links that lead elsewhere. The best one comes first. */
  actions: ReactNode;
}

/** A page that says why the wanted page cannot be shown, and where to go instead. */
export function MessagePage({ icon, title, text, actions }: MessagePageProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <span className={styles.icon}>{icon}</span>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
