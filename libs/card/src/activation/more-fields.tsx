import { Stack } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import styles from './more-fields.module.css';

/** The group of optional profile fields in the form of an activation. */
export function MoreFields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{title}</legend>
      <Stack gap={4}>{children}</Stack>
    </fieldset>
  );
}
