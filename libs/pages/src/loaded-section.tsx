import { Section, type SectionProps, Skeleton } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor/query';
import type { ReactNode } from 'react';
import { QueryStates } from './query-states';

interface LoadedSectionProps<Data> extends Omit<SectionProps, 'children'> {
  query: UseQueryResult<Data>;
  errorTitle: string;
  /** Placeholders of the same size as the content. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section whose content is loaded first. */
export function LoadedSection<Data>(props: LoadedSectionProps<Data>) {
  const { query, errorTitle, skeleton = <Skeleton shape="card" />, children, ...section } = props;
  return (
    <Section {...section}>
      <QueryStates query={query} errorTitle={errorTitle} skeleton={skeleton}>
        {children}
      </QueryStates>
    </Section>
  );
}
