import { Fragment } from 'react';
import styles from './card-rows.module.css';

/** A longer part does not fit into a line of a narrow phone, and may break anywhere. */
const UNBROKEN = 24;

/** An e-mail address. A line may end after the @ or a dot, but not after a hyphen. */
export function EmailText({ email }: { email: string }) {
  return (email.match(/[^@.]*[@.]|[^@.]+/g) ?? []).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      <span className={part.length > UNBROKEN ? undefined : styles.unbroken}>{part}</span>
    </Fragment>
  ));
}
