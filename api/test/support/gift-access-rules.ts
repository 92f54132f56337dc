import { everybody, owner, type Rule } from './access-rules';
import { NOTHING_ALONG } from './gifts';

/** A gift to an address without an account. Whoever has its link may read and decline it, nobody of them accept it. */
export const GIFT_RULES: Record<string, Rule> = {
  'GET /api/gifts/:token': everybody(200),
  'POST /api/gifts/:token/accept': { expected: [401, 404, 404, 404] },
  // Whoever comes first: here nobody who is signed in.
  'POST /api/gifts/:token/decline': { expected: [204, 400, 400, 400] },
  'POST /api/my-codes/:id/gift': owner(201, { email: 'gift@example.com', ...NOTHING_ALONG }),
  'DELETE /api/my-codes/:id/gift': owner(204),
};
