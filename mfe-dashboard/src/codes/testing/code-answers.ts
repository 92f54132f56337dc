import { PLAIN_DESIGN } from '@ringtag/qr';
import type { MyCodeDetail, MyCode } from '../codes.queries';

/** Answers of GET /api/my-codes and /api/my-codes/{id}, used in specs. */
export const suitcase: MyCode = {
  id: 'c1',
  alias: 'ABCD2345',
  url: 'http://LOCALHOST/SCAN/ABCD2345',
  label: 'Suitcase',
  status: 'active',
  notify: 'always',
  holdsUnproved: false,
  activatedAt: '2026-11-20T10:00:00.000Z',
  scans: 1234,
  lastScanDay: '2026-11-20',
  tried: true,
  unreadMessages: 2,
  lost: null,
  digital: false,
  thumbnail: '/api/my-codes/c1/thumbnail.png?v=1',
};

export const suitcaseDetail: MyCodeDetail = {
  ...suitcase,
  pageKind: 'lost',
  guessedPageKind: 'lost',
  template: null,
  card: null,
  design: null,
  gift: null,
  startDesign: PLAIN_DESIGN,
};
