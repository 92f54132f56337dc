import styles from './plain-note.module.css';

/** Where the page says that a form was not sent, because there is no network. */
export function PlainNote() {
  return <p role="alert" data-note className={styles.note} />;
}
