import { icon } from './icon';

export const IconMenu = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16');
export const IconClose = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18');
export const IconSun = /* @__PURE__ */ icon(
  'M12 8a4 4 0 100 8 4 4 0 000-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const IconMoon = /* @__PURE__ */ icon('M20 14.2A8.4 8.4 0 019.8 4 8.4 8.4 0 1020 14.2z');
export const IconUser = /* @__PURE__ */ icon(
  'M12 4a4 4 0 100 8 4 4 0 000-8M4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const IconUsers = /* @__PURE__ */ icon(
  'M9 4.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7M2.5 19.5c.5-3.4 3-5 6.5-5s6 1.6 6.5 5M15.5 4.9a3.5 3.5 0 010 6.2M17.5 14.9c2.2.6 3.6 2.1 4 4.6',
);
export const IconMail = /* @__PURE__ */ icon(
  'M5 5h14a2 2 0 012 2v10a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2M3.5 7.5L12 13l8.5-5.5',
);
export const IconPhone = /* @__PURE__ */ icon(
  'M8.2 3.5H5.5a2 2 0 00-2 2.2c.8 8 6.8 14 14.8 14.8a2 2 0 002.2-2v-2.7l-4.6-1.6-2 2a13.6 13.6 0 01-6.1-6.1l2-2z',
);
export const IconMessage = /* @__PURE__ */ icon(
  'M5 4h14a2 2 0 012 2v9a2 2 0 01-2 2h-6.5L8 20.5V17H5a2 2 0 01-2-2V6a2 2 0 012-2M7.5 9h9M7.5 12.5h6',
);
export const IconQr = /* @__PURE__ */ icon(
  'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20v-.01M17.5 17.5h2.5',
);
export const IconProject = /* @__PURE__ */ icon(
  'M3 7a2 2 0 012-2h4l2.5 2.5H19a2 2 0 012 2V17a2 2 0 01-2 2H5a2 2 0 01-2-2z',
);
export const IconSettings = /* @__PURE__ */ icon(
  'M4 7h8M18 7h2M15 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5M4 17h2M12 17h8M9 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5',
);
export const IconHome = /* @__PURE__ */ icon(
  'M4 10.5L12 4l8 6.5V18a2 2 0 01-2 2H6a2 2 0 01-2-2zM9.5 20v-6h5v6',
);
export const IconCheck = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
export const IconChevronDown = /* @__PURE__ */ icon('M6 9.5l6 6 6-6');
export const IconChevronUp = /* @__PURE__ */ icon('M6 14.5l6-6 6 6');
/** Points to the start of a line of text: left, or right in right-to-left pages. */
export const IconChevronStart = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6', true);
/** Points to the end of a line of text: right, or left in right-to-left pages. */
export const IconChevronEnd = /* @__PURE__ */ icon('M9.5 6l6 6-6 6', true);
export const IconPlus = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const IconCopy = /* @__PURE__ */ icon(
  'M10 9h9a1.5 1.5 0 011.5 1.5v9A1.5 1.5 0 0119 21h-9a1.5 1.5 0 01-1.5-1.5v-9A1.5 1.5 0 0110 9M15.5 5.5V5A1.5 1.5 0 0014 3.5H5A1.5 1.5 0 003.5 5v9A1.5 1.5 0 005 15.5h.5',
);
export const IconDownload = /* @__PURE__ */ icon('M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15');
export const IconShare = /* @__PURE__ */ icon('M12 15V3.5M7.5 7.5L12 3l4.5 4.5M6.5 11.5H5v9h14v-9h-1.5');
export const IconLogout = /* @__PURE__ */ icon(
  'M10 20H6a2 2 0 01-2-2V6a2 2 0 012-2h4M15.5 16l4-4-4-4M19 12H9.5',
  true,
);
export const IconLink = /* @__PURE__ */ icon(
  'M10.5 13.5a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1 1M13.5 10.5a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1-1',
);
export const IconSearch = /* @__PURE__ */ icon('M11 4.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13M20 20l-4.3-4.3');
export const IconFilter = /* @__PURE__ */ icon('M4 7h16M7 12h10M10 17h4');
export const IconInbox = /* @__PURE__ */ icon(
  'M3.5 13.5h4.7l1.5 2.5h4.6l1.5-2.5h4.7M3.5 13.5V17a2 2 0 002 2h13a2 2 0 002-2v-3.5l-3-7.3A2 2 0 0015.7 5H8.3a2 2 0 00-1.8 1.2z',
);
export const IconCalendar = /* @__PURE__ */ icon(
  'M5 5.5h14A1.5 1.5 0 0120.5 7v12a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 19V7A1.5 1.5 0 015 5.5M3.5 10h17M8 3v4.5M16 3v4.5',
);
export const IconClock = /* @__PURE__ */ icon('M12 3a9 9 0 100 18 9 9 0 000-18M12 7v5l3.5 2');
export const IconUpload = /* @__PURE__ */ icon('M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 20h15');
export const IconCamera = /* @__PURE__ */ icon(
  'M4.5 7.5h3l2-2.5h5l2 2.5h3A1.5 1.5 0 0121 9v9a1.5 1.5 0 01-1.5 1.5h-15A1.5 1.5 0 013 18V9a1.5 1.5 0 011.5-1.5M12 9.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7',
);
export const IconEye = /* @__PURE__ */ icon(
  'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6zM12 9.25a2.75 2.75 0 100 5.5 2.75 2.75 0 000-5.5',
);
export const IconEyeOff = /* @__PURE__ */ icon(
  'M4 4l16 16M6.6 7.6C4.8 8.6 3.5 10.1 2.5 12c2 4 5.5 6 9.5 6 1.9 0 3.6-.4 5.1-1.2M10 6.2c.6-.1 1.3-.2 2-.2 4 0 7.5 2 9.5 6-.7 1.3-1.5 2.4-2.5 3.3M10.1 10.1a2.75 2.75 0 003.8 3.8',
);
export const IconFile = /* @__PURE__ */ icon(
  'M13.5 3.5H7a2 2 0 00-2 2v13a2 2 0 002 2h10a2 2 0 002-2V9zM13.5 3.5V9H19',
);
export const IconImage = /* @__PURE__ */ icon(
  'M5 4.5h14A1.5 1.5 0 0120.5 6v12a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 18V6A1.5 1.5 0 015 4.5M8.5 8a1.25 1.25 0 100 2.5 1.25 1.25 0 000-2.5M4 18l5.5-5 3.5 3.5 3-2.5 4.5 4',
);
/** Turns by 90 degrees to the right. */
export const IconRotate = /* @__PURE__ */ icon(
  'M5 11h8.5a1.5 1.5 0 011.5 1.5V19a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 19v-6.5A1.5 1.5 0 015 11M11 4h3.5a5 5 0 015 5v3M17 9.5l2.5 2.5L22 9.5',
);
export const IconZoomIn = /* @__PURE__ */ icon(
  'M11 4.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13M20 20l-4.3-4.3M11 8.5v5M8.5 11h5',
);
export const IconZoomOut = /* @__PURE__ */ icon(
  'M11 4.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13M20 20l-4.3-4.3M8.5 11h5',
);
export const IconColumns = /* @__PURE__ */ icon(
  'M5 4.5h14A1.5 1.5 0 0120.5 6v12a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 18V6A1.5 1.5 0 015 4.5M9.2 4.5v15M14.8 4.5v15',
);
/** A screen, for settings of theme and layout. */
export const IconDisplay = /* @__PURE__ */ icon(
  'M5 4.5h14A1.5 1.5 0 0120.5 6v9a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 15V6A1.5 1.5 0 015 4.5M12 16.5v3.5M8 20h8',
);
export const IconFlag = /* @__PURE__ */ icon('M5 21V4.5c4.5-2 8.5 2 14 0V14c-5.5 2-9.5-2-14 0');
export const IconStar = /* @__PURE__ */ icon(
  'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
);
export const IconUndo = /* @__PURE__ */ icon('M8.5 5l-4 4 4 4M4.5 9H14a5.5 5.5 0 010 11h-4', true);
export const IconMore = /* @__PURE__ */ icon(
  'M5 11.3a.7.7 0 100 1.4.7.7 0 000-1.4M12 11.3a.7.7 0 100 1.4.7.7 0 000-1.4M19 11.3a.7.7 0 100 1.4.7.7 0 000-1.4',
);
export const IconPause = /* @__PURE__ */ icon('M8.5 5v14M15.5 5v14');
export const IconPlay = /* @__PURE__ */ icon('M7 4.5v15l12-7.5z');
export const IconRename = /* @__PURE__ */ icon('M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4');
export const IconArchive = /* @__PURE__ */ icon('M3.5 4.5h17v4h-17zM5 8.5v11h14v-11M10 12.5h4');
export const IconTrash = /* @__PURE__ */ icon(
  'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 13.5h10l1-13.5M10 10.5v6M14 10.5v6',
);
export const IconLock = /* @__PURE__ */ icon(
  'M7 10.5h10a2 2 0 012 2v6a2 2 0 01-2 2H7a2 2 0 01-2-2v-6a2 2 0 012-2M8 10.5v-3a4 4 0 018 0v3M12 14.5v2',
);
export const IconUnlock = /* @__PURE__ */ icon(
  'M7 10.5h10a2 2 0 012 2v6a2 2 0 01-2 2H7a2 2 0 01-2-2v-6a2 2 0 012-2M8 10.5v-3a4 4 0 017.7-1.5M12 14.5v2',
);
export const IconOffline = /* @__PURE__ */ icon(
  'M3 3l18 18M8.6 15.6a5 5 0 016.4-.4M5.5 12.3a9.6 9.6 0 013.7-2.3M18.5 12.3a9.6 9.6 0 00-4.3-2.4M2.5 9a14 14 0 013.7-2.4M21.5 9a14 14 0 00-11.1-3.6M12 19.2v.01',
);
