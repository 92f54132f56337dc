import { useId, type ReactNode, type Ref } from 'react';
import { Card } from '../lite/card';
import { Inline, Stack } from '../lite/layout';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** The id of the heading, for links to the section. */
  id?: string;
  /** For scripts that focus the heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The size of the heading. */
  size?: 'md' | 'lg';
  /** Stands at the other end of the heading's line. */
  aside?: ReactNode;
  /** Explains the section, below its heading. */
  text?: ReactNode;
  gap?: 3 | 4;
  children: ReactNode;
}

/** A card with a heading. The heading is its accessible name. */
export function Section(props: SectionProps) {
  const { title, id, headingRef, size = 'md', aside, text, gap = 4, children } = props;
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
          <Stack gap={1}>
            {heading}
            {text && <p className={styles.text}>{text}</p>}
          </Stack>
        )}
        {children}
      </Stack>
    </Card>
  );
}
