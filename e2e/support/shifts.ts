import type { Page } from '@playwright/test';

/** Good is below 0.1 (web.dev/cls); what moves by less than this looks as if it stood still. */
export const MAX_SHIFT = 0.02;

/** Adds up how much of what was seen moves, from the next page on; right after a press, too. */
export const watchShifts = (page: Page) =>
  page.addInitScript(`
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });`);

/** The layout shift of the page so far. */
export const readShifts = (page: Page) => page.evaluate<number>('window.shifts');
