import { THEME_STORE_KEY } from '@ringtag/session';
import { showRoute } from './lazy-display';

it('should store the current route beside what was chosen, before the display state is loaded (UI-112)', () => {
  const stored = () => JSON.parse(localStorage.getItem(THEME_STORE_KEY)!) as unknown;
  showRoute('/sign-in');
  expect(stored()).toEqual({ mode: 'light', layout: 'modern', currentRouteKey: '/sign-in' });
  localStorage.setItem(THEME_STORE_KEY, JSON.stringify({ mode: 'dark', layout: 'decked', direction: 'rtl' }));
  showRoute('qrScan');
  expect(stored()).toEqual({ mode: 'dark', layout: 'decked', direction: 'rtl', currentRouteKey: 'qrScan' });
});
