import { everybody, NOBODY, type Rule } from './access-rules';

const email = 'matrix@example.com';

/** Whoever presses the button of a link that is used up; the owner's browser is led on. */
const usedUp = (form: Record<string, string>): Rule => ({ expected: [400, 303, 400, 400], form });
/** Only in the browser that opened the link of a mail first. */
const notHere = (form: Record<string, string> = {}): Rule => ({ ...everybody(404), form });
const posted = (status: number, form: Record<string, string> = {}): Rule => ({ ...everybody(status), form });

/** Every route of pages, files and pictures. Pages look at sessions only where it is said. */
export const PAGE_RULES: Record<string, Rule> = {
  // Where it leads depends on who asks: start.embedded.int-spec.ts.
  'GET /': everybody(303),
  'GET /about': everybody(200),
  'GET /help': everybody(200),
  'GET /help/finder': everybody(200),
  'GET /help/owner': everybody(200),
  'GET /help/administrator': everybody(200),
  'GET /.well-known/security.txt': everybody(404), // without SECURITY_CONTACT
  'GET /personal-data': everybody(400), // without a token
  'POST /personal-data': posted(400, { token: 'x' }),
  'GET /preview/:name': everybody(200),
  'GET /remotes.json': everybody(200),
  'GET /remotes.:hash(^[0-9a-f]+).json': everybody(200),
  'GET /_mf/:name/*': everybody(200),
  'GET /*': everybody(200),
  'GET /scan': everybody(200),
  'GET /scan/:alias/preview.png': everybody(404), // of a page that is no contact
  'GET /scan/:alias/message': everybody(200),
  'POST /scan/:alias/message': posted(400),
  'GET /scan/:alias/thanks': everybody(200),
  'GET /scan/:alias/report': everybody(200),
  'POST /scan/:alias/report': posted(400, { reason: '' }),
  'GET /scan/:alias/reported': everybody(200),
  'GET /scan/:alias/open': everybody(303),
  'POST /scan/:alias/open': posted(303),
  'GET /scan/:alias/activation': everybody(303),
  'POST /scan/:alias/activation': posted(409, { name: 'Ann', email }),
  // For the browser that began it, and no other.
  'GET /scan/:alias/verify': everybody(404),
  'GET /scan/:alias/verify/:challengeId': everybody(404),
  'POST /scan/:alias/verify/:challengeId': posted(404, { code: '123456' }),
  'POST /scan/:alias/verify/:challengeId/resend': posted(404),
  'GET /scan/:alias/verify/:challengeId/resend': everybody(303),
  'GET /scan/:alias/verify/:challengeId/change': everybody(404),
  'GET /scan/:alias/activate': everybody(303), // without a token
  'POST /scan/:alias/activate': usedUp({ token: 'x' }),
  'GET /scan/:alias/activate/decline': everybody(303),
  'POST /scan/:alias/activate/decline': usedUp({ token: 'x' }),
  'GET /scan/:alias/declined': everybody(200),
  'GET /scan/:alias/activated': { expected: [303, 200, 303, 303] },
  'POST /scan/:alias/activated': posted(303, { label: 'Blue bag' }),
  // Whoever has the token.
  'GET /conversation/:token': everybody(200),
  'POST /conversation/:token': posted(303, { body: 'Hello', submission: NOBODY }),
  'POST /conversation/:token/seen': posted(303, { count: '1' }),
  'POST /conversation/:token/solved': posted(303, { solved: '' }),
  'POST /conversation/:token/phone': posted(303, { phone: '+49 170 1234567' }),
  'POST /conversation/:token/answers-to': posted(303, { address: '' }),
  'GET /conversation/:token/mailed/:proof': everybody(303),
  'POST /conversation/:token/mailed/:proof': posted(303),
  'GET /conversation/:token/*': everybody(303),
  'GET /conversation/*': everybody(404),
  'GET /conversation/answer/:token': everybody(200),
  'GET /conversation/answer/:token/*': everybody(303),
  'GET /conversation/answer/:token/photos/:photoId': everybody(404),
  'POST /conversation/answer/:token': notHere({ body: 'Hello', submission: NOBODY }),
  'POST /conversation/answer/:token/seen': notHere({ count: '1' }),
  'POST /conversation/answer/:token/thanks': notHere(),
  'POST /conversation/answer/:token/fresh': posted(303),
  // Last of them: the first who presses opens it.
  'POST /conversation/answer/:token/open': posted(303),
  // Nothing is remembered.
  'GET /conversation/mine/:alias': everybody(404),
  'POST /conversation/mine/:alias/forget': posted(404),
  'GET /conversation/mails/:token': everybody(200),
  'POST /conversation/mails/:token': posted(200, { 'List-Unsubscribe': 'One-Click' }),
};
