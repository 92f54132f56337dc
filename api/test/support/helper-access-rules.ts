import { NOBODY, owner, type Rule, signedIn } from './access-rules';
import { newEmail } from './test-app';

/** The routes of owners and of those who help them. What a helper may do is in helpers.embedded.int-spec.ts. */
export const HELPER_RULES: Record<string, Rule> = {
  'GET /api/my-codes/:id/helpers': owner(200),
  'POST /api/my-codes/:id/helpers': owner(204, { email: newEmail('helper') }),
  'DELETE /api/my-codes/:id/helpers/:helperId': { expected: [401, 404, 404, 404] },
  'GET /api/helping': signedIn(200),
  'GET /api/helping/messages': signedIn(200),
  'PATCH /api/helping/:id': signedIn(404, { kind: 'message', mail: true, push: true }),
  'DELETE /api/helping/:id': signedIn(404),
  'GET /api/helper-invitations/:token': signedIn(400),
  'POST /api/helper-invitations/:token/accept': signedIn(400),
  'POST /api/helper-invitations/:token/decline': signedIn(400),
};

/** What stands for parts of their paths. */
export const HELPER_IDS = { helping: NOBODY, 'helper-invitations': 'x' };
