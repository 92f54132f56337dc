import { everybody, owner, type Rule } from './access-rules';
import { NOTHING_ALONG } from './gifts';

/** Requests for a code, and a gift to an address without an account. Whoever has its link may read and decline it, nobody of them accept it. */
export const GIFT_RULES: Record<string, Rule> = {
  'POST /api/scan/:alias/unactivation-request': { expected: [401, 409, 409, 201] },
  'GET /api/unactivation-requests/:token': owner(200),
  'POST /api/unactivation-requests/:token/decline': owner(204),
  // Declined a moment ago.
  'POST /api/unactivation-requests/:token/confirm': owner(400),
  'POST /api/unactivation-requests/:token/give': owner(400),
  'GET /api/gifts/:token': everybody(200),
  'POST /api/gifts/:token/accept': { expected: [401, 404, 404, 404] },
  // Whoever comes first: here nobody who is signed in.
  'POST /api/gifts/:token/decline': { expected: [204, 400, 400, 400] },
  'POST /api/my-codes/:id/gift': owner(201, { email: 'gift@example.com', ...NOTHING_ALONG }),
  'DELETE /api/my-codes/:id/gift': owner(204),
};
