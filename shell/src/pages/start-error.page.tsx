import { Button } from '@ringtag/ui/lite';
import styles from './message-page.module.css';

/** Shown when neither texts nor remotes could be read: English, because no other language is there. */
export function StartErrorPage() {
  return (
    <main className={styles.page} role="alert">
      <h1>Something went wrong</h1>
      <p>The page could not be loaded. Please check your connection and try again.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </main>
  );
}
