import { mailedConversationPath, mailSwitchPath, ownerLinkPath } from '@ringtag/contracts';
import { type Drawing, drawState } from './drawings';
import type { DrawingContext } from './frame';
import { type PostAction, PostButton } from './state-pages';
import { fill, getTexts } from './texts';

/** What the mails are about: a code, as its owner calls it, or the answers in a conversation about it. */
interface MailedSubject {
  kind: 'code' | 'helper' | 'answers';
  code: string;
}

/** Behind the link of a mail to an owner, before it is opened: nothing of the conversation. Mail programs open links, too. */
export function drawOwnerLink(token: string, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  const open = { to: `${ownerLinkPath(token)}/open`, label: plain.ownerLink.open };
  return drawButtons(plain.ownerLink.title, plain.ownerLink.text, context, [open]);
}

/** The same for its sender, until somebody has opened one. `code` is the alias. */
export function drawMailedLink(token: string, proof: string, code: string, context: DrawingContext): Drawing {
  const { mailedLink, ownerLink } = getTexts(context.locale).plain;
  const open = { to: mailedConversationPath(token, proof), label: ownerLink.open };
  return drawButtons(mailedLink.title, fill(mailedLink.text, { code }), context, [open]);
}

/** In another browser than the one that opened it. */
export function drawOpenedElsewhere(token: string, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  const fresh = { to: `${ownerLinkPath(token)}/fresh`, label: plain.ownerLink.fresh };
  return drawButtons(plain.ownerLink.elsewhereTitle, plain.ownerLink.elsewhere, context, [fresh]);
}

export function drawFreshLinkSent(context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  return drawState({ title: plain.ownerLink.sentTitle, text: plain.ownerLink.sent }, context);
}

/** The page of the link that ends mails. It has buttons, because mail programs open links, too. */
export function drawMailSwitch(
  token: string,
  { kind, code }: MailedSubject,
  context: DrawingContext,
): Drawing {
  const { plain } = getTexts(context.locale);
  const to = mailSwitchPath(token);
  if (kind === 'answers') {
    const stop = { to, label: plain.mailSwitch.stopAnswers };
    return drawButtons(plain.mailSwitch.title, fill(plain.mailSwitch.answers, { code }), context, [stop]);
  }
  if (kind === 'helper') {
    const stop = { to, label: plain.mailSwitch.stop };
    return drawButtons(plain.mailSwitch.title, fill(plain.mailSwitch.helping, { code }), context, [stop]);
  }
  return drawButtons(plain.mailSwitch.title, fill(plain.mailSwitch.code, { code }), context, [
    { to, label: plain.mailSwitch.stop },
    { to, label: plain.mailSwitch.stopAll, outline: true, fields: { all: 'yes' } },
  ]);
}

export function drawMailsEnded(
  { kind, code }: MailedSubject,
  all: boolean,
  context: DrawingContext,
): Drawing {
  const { plain } = getTexts(context.locale);
  const text = {
    answers: plain.mailSwitch.endedAnswers,
    helper: plain.mailSwitch.endedHelping,
    code: all ? plain.mailSwitch.endedAll : plain.mailSwitch.ended,
  }[kind];
  return drawState({ title: plain.mailSwitch.endedTitle, text: fill(text, { code }) }, context);
}

function drawButtons(title: string, text: string, context: DrawingContext, buttons: PostAction[]): Drawing {
  const more = buttons.map((button) => <PostButton key={button.label} {...button} />);
  return drawState({ title, text, more }, context);
}
