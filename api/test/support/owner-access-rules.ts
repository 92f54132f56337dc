import { PushService } from '@ringtag/tools/push-service';
import { owner, type Rule, signedIn } from './access-rules';

/** Of Firefox, so that the address is one of a push service. Nothing is sent to it: nobody raises an alert. */
const device = {
  ...new PushService().device(),
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a',
  showsTexts: false,
};

/** How owners hear of their codes, and answer. */
export const OWNER_RULES: Record<string, Rule> = {
  'GET /api/quick-replies': signedIn(200),
  'PUT /api/quick-replies': signedIn(200, { replies: [] }),
  'DELETE /api/quick-replies': signedIn(204),
  'GET /api/my-codes/:id/alerts': owner(200),
  'PUT /api/my-codes/:id/alerts': owner(200, { kind: 'message', mail: true, push: true }),
  'GET /api/push': signedIn(200),
  'PUT /api/push': signedIn(200, device),
  'DELETE /api/push': signedIn(204),
};
