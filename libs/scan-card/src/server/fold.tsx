import { IconPlus } from '@ringtag/ui/static';
import type { ReactNode } from 'react';
import messageStyles from '../message.module.css';

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
