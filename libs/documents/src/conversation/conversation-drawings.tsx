import { helpPath } from '@ringtag/contracts';
import type { ReactNode } from 'react';
import { BackToCard, draw, type Drawing, drawState } from '../drawings';
import type { DrawingContext } from '../frame';
import { getTexts } from '../texts';
import { ConversationPage, type ShownConversation, toTitle } from './conversation-page';
import type { RefusedPhone } from './conversation-tools';

/** A text that was not sent, and the reason. */
export interface FailedAnswer {
  typed: string;
  problem: string;
  invalid: boolean;
  /** Another message cannot be sent for a while: help is offered. */
  refused?: boolean;
}

/** The page behind the link of a conversation, for its sender or its owner. */
export function drawConversation(
  conversation: ShownConversation,
  submission: string,
  context: DrawingContext,
  failed?: FailedAnswer,
  refusedPhone?: RefusedPhone,
): Drawing {
  const { locale } = context;
  const texts = getTexts(locale);
  const page = { title: toTitle(texts, conversation), text: texts.common.slogan };
  return draw(
    page,
    context,
    undefined,
    <ConversationPage {...{ conversation, submission, texts, locale, refusedPhone, ...failed }} />,
  );
}

/** For every token that opens nothing, whatever the reason. */
export function drawNoConversation(context: DrawingContext): Drawing {
  const { states } = getTexts(context.locale);
  return drawOver(<a href={helpPath('finder', 'over')}>{states.help}</a>, context);
}

/** The same where a browser remembered it, which a script ends. */
export function drawForgottenConversation(alias: string, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  const more = (
    <div data-forgotten={alias}>
      <BackToCard alias={alias} text={plain.back} />
    </div>
  );
  return drawOver(more, context);
}

function drawOver(more: ReactNode, context: DrawingContext): Drawing {
  const { plain } = getTexts(context.locale);
  return drawState({ title: plain.conversation.overTitle, text: plain.conversation.over, more }, context);
}
