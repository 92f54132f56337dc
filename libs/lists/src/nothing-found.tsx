import { EmptyState, IconSearch } from '@ringtag/ui';
import type { ReactNode } from 'react';
import { ClearListButton } from './clear-list-button';
import type { ListAddress } from './list-address';

interface NothingFoundProps {
  address: Pick<ListAddress<never>, 'filters' | 'clear'>;
  title: string;
  text?: string;
  icon?: ReactNode;
}

/** Shown instead of the rows if a search or filter finds nothing. */
export function NothingFound({ address, title, text, icon = <IconSearch /> }: NothingFoundProps) {
  return (
    <EmptyState
      kind="no-results"
      icon={icon}
      title={title}
      text={text}
      action={<ClearListButton address={address} />}
    />
  );
}
