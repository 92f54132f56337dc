import type { ComponentProps } from 'react';
import { Link } from '@ringtag/vendor-router';
import type { Navigation } from './use-navigation';

interface EntryLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  path: string;
  preload: Navigation['preload'];
}

/** A link of the navigation: its page loads while the pointer or the focus is on it. */
export function EntryLink({ path, preload, onPointerEnter, onFocus, ...rest }: EntryLinkProps) {
  return <Link to={path} onPointerEnter={() => preload(path)} onFocus={() => preload(path)} {...rest} />;
}
