import { Card, Stack } from '@ringtag/ui';
import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

interface AccountCardProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A card for one task of the account: a title, an explanation and the controls. */
export function AccountCard({ title, text, children }: AccountCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          <p className={styles.hint}>{text}</p>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
