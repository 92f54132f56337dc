import { useId, type ReactNode } from 'react';
import { ListStates } from '@ringtag/lists';
import { Card, Skeleton, SkeletonGroup, Stack } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor-query';
import styles from '../items.module.css';

/** A part of the page of a code, with its heading. */
export function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}

interface LoadedSectionProps<Data> {
  title: string;
  errorTitle: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The same with what has to be loaded first. */
export function LoadedSection<Data>({ title, errorTitle, query, children }: LoadedSectionProps<Data>) {
  return (
    <ItemSection title={title}>
      <ListStates
        query={query}
        errorTitle={errorTitle}
        skeleton={(label) => (
          <SkeletonGroup label={label}>
            <Skeleton shape="card" />
          </SkeletonGroup>
        )}
      >
        {children}
      </ListStates>
    </ItemSection>
  );
}
