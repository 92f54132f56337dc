import { everybody, NOBODY, type Rule } from './access-rules';

/** The routes of whoever has the link of a conversation. */
export const SENDER_RULES: Record<string, Rule> = {
  'GET /api/conversation/:token': everybody(200),
  'POST /api/conversation/:token/messages': everybody(201, { body: 'Hello', submission: NOBODY }),
  'POST /api/conversation/:token/photos': everybody(415), // without a form
  'GET /api/conversation/:token/photos/:photoId': everybody(200),
  'POST /api/conversation/:token/seen': everybody(204, { count: 1 }),
  'GET /api/conversation/:token/events': everybody(200),
  'PUT /api/conversation/:token/answers-to': everybody(400, { address: 'nobody' }),
  'PUT /api/conversation/:token/remembered': everybody(200),
  'PUT /api/conversation/:token/solved': everybody(204),
  'DELETE /api/conversation/:token/solved': everybody(204),
  'PUT /api/conversation/:token/phone': everybody(204, { phone: '+49 170 1234567' }),
  'DELETE /api/conversation/:token/phone': everybody(204),
};
