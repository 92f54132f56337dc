import { messageStyles } from '@ringtag/card';
import { IconPlus } from '@ringtag/ui/static';
import type { ReactNode } from 'react';

interface FoldProps {
  summary: string;
  open?: boolean;
  children: ReactNode;
}

/** A quiet row that opens what few people need. */
export function Fold({ summary, open, children }: FoldProps) {
  return (
    <details className={messageStyles.sender} open={open}>
      <summary>
        <IconPlus />
        {summary}
      </summary>
      {children}
    </details>
  );
}
