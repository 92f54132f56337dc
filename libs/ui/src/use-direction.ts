import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

const read = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The direction of the page, for Radix parts, which read none of their own; every remote holds its own copy of the kit. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, read, () => 'ltr');
}
