import { icon } from './icon';

// In a file of their own, because every page can show an alert: its first script would otherwise contain all other
// icons.
export const IconCheckCircle = /* @__PURE__ */ icon('M12 3a9 9 0 100 18 9 9 0 000-18M8 12.3l2.8 2.8L16 9.8');
export const IconInfo = /* @__PURE__ */ icon('M12 3a9 9 0 100 18 9 9 0 000-18M12 11v5.5M12 7.5v.01');
export const IconAlert = /* @__PURE__ */ icon(
  'M10.3 4.5L2.8 17.5A2 2 0 004.5 20.5h15a2 2 0 001.7-3L13.7 4.5a2 2 0 00-3.4 0M12 9.5v4M12 17v.01',
);
export const IconRefresh = /* @__PURE__ */ icon('M20 5v4.5h-4.5M19.5 9.5a8 8 0 10.5 4');
