import { useId, type ReactNode, type Ref } from 'react';
import { Card } from '../lite/card';
import { Inline, Stack } from '../lite/layout';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** For links to the section: the id of its heading. */
  id?: string;
  /** A heading that script may focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Of the heading. */
  size?: 'md' | 'lg';
  /** Beside the heading, at the other end. */
  aside?: ReactNode;
  gap?: 3 | 4;
  children: ReactNode;
}

/** A card with a heading, by which it is named. */
export function Section(props: SectionProps) {
  const { title, id, headingRef, size = 'md', aside, gap = 4, children } = props;
  const ownId = useId();
  const headingId = id ?? ownId;
  const heading = (
    <h2 id={headingId} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles[size]}>
      {title}
    </h2>
  );
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={gap}>
        {aside ? (
          <Inline justify="between" gap={3}>
            {heading}
            {aside}
          </Inline>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
}
