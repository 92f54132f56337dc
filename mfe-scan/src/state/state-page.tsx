import { usePageTitle } from '@ringtag/i18n';
import { Card, Stack } from '@ringtag/ui/lite';
import type { ReactNode } from 'react';
import { Heading } from '../layout/heading';

/** A page for one state of a code: what the state is, why, and one next step. */
export function StatePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Card>
      <Stack gap={4}>
        <Heading>{title}</Heading>
        {children}
      </Stack>
    </Card>
  );
}
