import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends ComponentPropsWithRef<'a'> {
  to: To;
}

/**
 * A link to another page of this site, made of the hooks that the router has for this purpose. The router's own `Link`
 * contains what its framework fetches in advance, and every visitor of a scan page would download it.
 */
export function Link({ to, target, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target });
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return <a {...rest} href={href} target={target} onClick={click} />;
}
