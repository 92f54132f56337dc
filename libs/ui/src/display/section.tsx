import { useId, type ReactNode, type Ref } from 'react';
import { Card } from '../lite/card';
import { Stack } from '../lite/layout';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** For links to the section: the id of its heading. */
  id?: string;
  /** A heading that script may focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  gap?: 3 | 4;
  children: ReactNode;
}

/** A card with a heading, by which it is named. */
export function Section({ title, id, headingRef, gap = 4, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap={gap}>
        <h2 id={headingId} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={styles.heading}>
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}
