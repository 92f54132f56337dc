import { usePageTitle } from '@ringtag/i18n';
import { Card, Stack } from '@ringtag/ui/lite';
import type { ReactNode } from 'react';
import { Heading } from './heading';

interface PageCardProps {
  /** The title of the page and the heading of the card. */
  title: string;
  /** Replaces the title as the heading. */
  heading?: ReactNode;
  /** True when the card replaces what the person has just used: its heading then takes the focus. */
  focus?: boolean;
  children: ReactNode;
}

/** The one card of a page, such as the state of a code: what the state is, why, and one next step. */
export function PageCard({ title, heading = title, focus, children }: PageCardProps) {
  usePageTitle(title);
  return (
    <Card>
      <Stack gap={4}>
        <Heading focus={focus}>{heading}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
