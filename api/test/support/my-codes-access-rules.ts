import { PLAIN_DESIGN } from '@ringtag/qr';
import { owner, type Rule, signedIn } from './access-rules';
import { card } from './bodies';

/** The routes of owners about their codes. */
export const MY_CODES_RULES: Record<string, Rule> = {
  'GET /api/my-codes': signedIn(200),
  'POST /api/my-codes': signedIn(409),
  'GET /api/my-codes/:id': owner(200),
  'GET /api/my-codes/:id/scans': owner(200),
  'GET /api/my-codes/:id/history': owner(200),
  'PUT /api/my-codes/:id/lost': owner(200, { words: 'Shy' }),
  'DELETE /api/my-codes/:id/lost': owner(200),
  'PATCH /api/my-codes/:id': owner(200, { label: 'Keys' }),
  'PUT /api/my-codes/:id/page': owner(200, { pageKind: 'contact' }),
  'PUT /api/my-codes/:id/card': owner(200, card),
  'GET /api/my-codes/:id/qr.svg': owner(200),
  'GET /api/my-codes/:id/qr.png': owner(200),
  'GET /api/my-codes/:id/qr.pdf': owner(200),
  'GET /api/my-codes/:id/sheet.pdf': owner(200),
  'GET /api/my-codes/:id/thumbnail.png': owner(200),
  'PUT /api/my-codes/:id/design': owner(200, PLAIN_DESIGN),
  'DELETE /api/my-codes/:id/design': owner(204),
};
