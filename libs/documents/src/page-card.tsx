import { Card, Stack } from '@ringtag/ui/static';
import type { ReactNode } from 'react';

/** The card of a scan page that is not the card of an owner. */
export function PageCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <Stack gap={4}>
        <h1>{title}</h1>
        {children}
      </Stack>
    </Card>
  );
}
