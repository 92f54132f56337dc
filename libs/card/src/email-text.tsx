import { Fragment } from 'react';
import styles from './card-rows.module.css';

/** A longer part does not fit into a line of a narrow phone, and may break anywhere. */
export const UNBROKEN = 24;

/** The parts of an e-mail address, between which a line may end: after the @ or a dot, but not after a hyphen. */
export function splitEmail(email: string): string[] {
  return email.match(/[^@.]*[@.]|[^@.]+/g) ?? [];
}

/** An e-mail address. */
export function EmailText({ email }: { email: string }) {
  return splitEmail(email).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span className={part.length > UNBROKEN ? undefined : styles.unbroken}>{part}</span>
    </Fragment>
  ));
}
