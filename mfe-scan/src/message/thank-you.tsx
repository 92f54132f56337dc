import { messageStyles as styles } from '@ringtag/card';
import { AddToConversation } from '@ringtag/card/outcome';
import { conversationPath } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, ButtonLink, IconCheckCircle, Stack } from '@ringtag/ui/lite';
import { useEffect, useRef } from 'react';
import { ConversationLink } from './conversation-link';
import { EmailReplies } from './email-replies';
import type { SentMessage } from './messages.queries';
import { RememberHere } from './remember-here';
import ownStyles from './thank-you.module.css';

interface ThankYouProps {
  ownerName: string;
  sent: SentMessage;
  onAgain: () => void;
}

/** Thanks the sender and leads to the conversation, a page of its own that the server draws. */
export function ThankYou({ ownerName, sent: { conversation: token }, onAgain }: ThankYouProps) {
  const { t } = useTranslation('outcome');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <div className={`${styles.thanks} ${ownStyles.sent}`}>
        <IconCheckCircle size={40} />
        <h2 ref={heading} tabIndex={-1}>
          {t('thanks.title')}
        </h2>
        <p>{t('thanks.text', { name: ownerName })}</p>
        <p>{t('thanks.conversationHint', { name: ownerName })}</p>
      </div>
      <ButtonLink href={conversationPath(token)} block>
        {t('thanks.conversation')}
      </ButtonLink>
      <EmailReplies token={token} />
      <RememberHere token={token} />
      <ConversationLink token={token} />
      <AddToConversation token={token} texts={{ photos: t('next.photos'), place: t('next.place') }} />
      <Button variant="outline" block onClick={onAgain}>
        {t('thanks.again')}
      </Button>
    </Stack>
  );
}
