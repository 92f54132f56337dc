import { lazyWithTexts } from '@ringtag/i18n';
import type { ReactNode } from 'react';
import { loadDisplay } from './lazy-display';

/** Provides the display state to its children. Suspends until that state is loaded. */
export const DisplayProvider = lazyWithTexts([], async () => {
  const [{ Provider }, { store }] = await Promise.all([import('@ringtag/vendor/redux'), loadDisplay()]);
  return { default: (props: { children: ReactNode }) => <Provider store={store} {...props} /> };
});
