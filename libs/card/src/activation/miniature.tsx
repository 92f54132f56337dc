import type { PageKind } from '@ringtag/contracts';
import styles from './miniature.module.css';

/** A picture of a kind of page: what stands first on it. */
export function Miniature({ kind }: { kind: PageKind }) {
  return (
    <svg viewBox="0 0 60 96" className={styles.phone} aria-hidden>
      <rect x="0.5" y="0.5" width="59" height="95" rx="7" className={styles.page} />
      {kind === 'lost' ? <LostPage /> : <ContactPage />}
    </svg>
  );
}

/** Whose it is, a headline, the message and its button, then other ways. */
function LostPage() {
  return (
    <>
      <circle cx="13" cy="13" r="5" className={styles.photo} />
      <rect x="22" y="11.5" width="20" height="3" rx="1.5" className={styles.text} />
      <rect x="8" y="23" width="40" height="5" rx="2.5" className={styles.heading} />
      <rect x="8" y="31" width="32" height="3" rx="1.5" className={styles.text} />
      <rect x="8" y="38" width="44" height="17" rx="3.5" className={styles.other} />
      <rect x="12" y="42" width="18" height="3" rx="1.5" className={styles.text} />
      <rect x="8" y="59" width="44" height="11" rx="3.5" className={styles.action} />
      <rect x="22" y="63" width="16" height="3" rx="1.5" className={styles.sign} />
      <Ways y={82} />
    </>
  );
}

/** A photo with name and role, ways to reach the person, then saving the contact. */
function ContactPage() {
  return (
    <>
      <circle cx="30" cy="19" r="10" className={styles.photo} />
      <circle cx="30" cy="16" r="3.4" className={styles.sign} />
      <path
        d="M22.6 24.8a7.6 7.6 0 0 1 14.8 0A10 10 0 0 1 30 29a10 10 0 0 1-7.4-4.2z"
        className={styles.sign}
      />
      <rect x="14" y="34" width="32" height="5" rx="2.5" className={styles.heading} />
      <rect x="19" y="42" width="22" height="3" rx="1.5" className={styles.text} />
      <Ways y={54} />
      <rect x="8" y="64" width="44" height="11" rx="3.5" className={styles.action} />
      <path d="M30 66.5v5m-2.4-2.2 2.4 2.4 2.4-2.4" className={styles.line} />
      <rect x="8" y="82" width="44" height="3" rx="1.5" className={styles.text} />
    </>
  );
}

function Ways({ y }: { y: number }) {
  return [18, 30, 42].map((x) => <circle key={x} cx={x} cy={y} r="4.2" className={styles.other} />);
}
