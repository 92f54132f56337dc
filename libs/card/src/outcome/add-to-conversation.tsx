import { CONVERSATION_PART, conversationPath } from '@ringtag/contracts';
import { ButtonLink, Stack } from '@ringtag/ui/static';

interface AddToConversationProps {
  token: string;
  texts: { photos: string; place: string };
}

/** Leads from the thanks to the form of the conversation, for what the first message cannot hold. */
export function AddToConversation({ token, texts }: AddToConversationProps) {
  const path = conversationPath(token);
  return (
    <Stack gap={3}>
      <ButtonLink href={`${path}#${CONVERSATION_PART.photos}`} variant="outline" block>
        {texts.photos}
      </ButtonLink>
      <ButtonLink href={`${path}#${CONVERSATION_PART.form}`} variant="outline" block>
        {texts.place}
      </ButtonLink>
    </Stack>
  );
}
