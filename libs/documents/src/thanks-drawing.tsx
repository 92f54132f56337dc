import { messageStyles } from '@ringtag/card';
import { AddToConversation } from '@ringtag/card/outcome';
import { conversationPath } from '@ringtag/contracts';
import { ButtonLink, Card, IconCheckCircle, Stack } from '@ringtag/ui/static';
import { AnswersToForm } from './conversation/conversation-answers-to';
import { ConversationLink } from './conversation/conversation-link';
import { RememberButton } from './conversation/remember-button';
import { aboutCard, BackToCard, draw, type Drawing, type PublicScan } from './drawings';
import type { DrawingContext } from './frame';
import { fill, getTexts } from './texts';

/** The page after a message was sent. `token` opens the conversation of that message. */
export function drawThanks(scan: PublicScan, token: string | undefined, context: DrawingContext): Drawing {
  const { code, owner } = scan;
  const texts = getTexts(context.locale);
  const { outcome, plain } = texts;
  const text = fill(outcome.thanks.text, { name: owner?.name ?? '' });
  return draw(
    { title: outcome.thanks.title, ...aboutCard(scan, context) },
    context,
    code.alias,
    <Card>
      <Stack gap={4}>
        <div className={messageStyles.thanks} data-sent={code.alias}>
          <IconCheckCircle size={40} />
          <h1>{outcome.thanks.title}</h1>
          <p>
            <bdi>{text}</bdi>
          </p>
        </div>
        {token && (
          <>
            <p>
              <bdi>{fill(outcome.thanks.conversationHint, { name: owner?.name ?? '' })}</bdi>
            </p>
            <ButtonLink href={conversationPath(token)} block>
              {outcome.thanks.conversation}
            </ButtonLink>
            <p>{plain.conversationLink.hint}</p>
            <ConversationLink token={token} texts={texts} />
            <AddToConversation token={token} texts={outcome.next} />
            <AnswersToForm token={token} texts={texts} mailed={false} />
            <RememberButton token={token} texts={texts} />
          </>
        )}
        <BackToCard alias={code.alias} text={plain.back} />
      </Stack>
    </Card>,
  );
}
