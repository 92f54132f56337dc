import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** The text direction of the page, from `dir` on its root element. */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'));
}

/** The side for Radix, which knows only left and right. */
export function physicalSide<Side extends string>(side: Side | 'start' | 'end', dir: 'ltr' | 'rtl') {
  if (side === 'start') return dir === 'rtl' ? 'right' : 'left';
  if (side === 'end') return dir === 'rtl' ? 'left' : 'right';
  return side as Exclude<Side, 'start' | 'end'>;
}
