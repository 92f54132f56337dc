import {
  cardPath,
  CONVERSATION_PART,
  type ConversationSide,
  conversationPath,
  LENGTH,
  type Locale,
  type PageKind,
} from '@ringtag/contracts';
import { Alert, buttonClass, ButtonLink, Card, Field, PlainTextArea, Stack } from '@ringtag/ui/static';
import { MessageAttachments, type ShownAttachments } from './conversation-attachments';
import { PhotosField, PlaceField, QuickWords } from './conversation-fields';
import styles from './conversation-page.module.css';
import { fill, type Texts } from './texts';

interface ShownMessage extends ShownAttachments {
  position: number;
  side: ConversationSide;
  body: string;
  createdAt: Date;
}

/** A conversation as its sender sees it: what `GET /api/conversation/{token}` says. */
export interface ShownConversation {
  token: string;
  alias: string;
  ownerName: string | null;
  /** Oldest first. Positions begin at 0 and have no gaps. */
  messages: readonly ShownMessage[];
  messageCount: number;
  /** How many of its messages the owner has seen. */
  ownerSeen: number;
  /** What the page of the code is for. */
  pageKind: PageKind;
}

interface ConversationPageProps {
  conversation: ShownConversation;
  /** A new UUID for the next message. */
  submission: string;
  texts: Texts;
  locale: Locale;
  typed?: string | undefined;
  problem?: string | undefined;
  invalid?: boolean | undefined;
}

/** The thread and a form below it, which is a plain POST. */
export function ConversationPage(props: ConversationPageProps) {
  const { conversation, submission, texts, locale, typed, problem, invalid } = props;
  const { token, alias, messages, messageCount, ownerSeen } = conversation;
  const { plain } = texts;
  const path = conversationPath(token);
  const first = messages[0]?.position ?? 0;
  const isNewest = (messages.at(-1)?.position ?? 0) + 1 >= messageCount;
  const lastOwn = messages.findLast(({ side }) => side === 'sender')?.position;
  return (
    <Card>
      <Stack gap={4}>
        <h1>
          <bdi>{toTitle(texts, conversation)}</bdi>
        </h1>
        <p className={styles.hint}>{plain.conversation.keep}</p>
        {first > 0 && <a href={`${path}?before=${first}`}>{plain.conversation.older}</a>}
        <ul className={styles.thread} role="list">
          {messages.map(({ position, side, body, createdAt, photos, place }) => (
            <li
              key={position}
              id={`message-${position}`}
              className={side === 'sender' ? `${styles.message} ${styles.own}` : styles.message}
            >
              <p className={styles.who}>
                <bdi>{side === 'sender' ? plain.conversation.you : (conversation.ownerName ?? alias)}</bdi>
              </p>
              {body && (
                <p className={styles.text} dir="auto">
                  {body}
                </p>
              )}
              <MessageAttachments {...{ token, photos, place, texts, locale }} />
              <p className={styles.when}>
                <time dateTime={createdAt.toISOString()}>{toTime(createdAt, locale)}</time>
                {position === lastOwn &&
                  ` · ${position < ownerSeen ? plain.conversation.seen : plain.conversation.sent}`}
              </p>
            </li>
          ))}
        </ul>
        {isNewest ? (
          // A form, because it says what was shown: opening the page must change nothing.
          <form method="post" action={`${path}/seen`}>
            <input type="hidden" name="count" value={messageCount} />
            <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
              {plain.conversation.refresh}
            </button>
          </form>
        ) : (
          <a href={path}>{plain.conversation.newest}</a>
        )}
        <form id={CONVERSATION_PART.form} method="post" action={path} encType="multipart/form-data">
          <Stack gap={3}>
            <QuickWords texts={texts} pageKind={conversation.pageKind} />
            <Field
              id="message-body"
              label={plain.conversation.reply}
              error={invalid === true && texts.card.message.bodyRequired}
            >
              <PlainTextArea name="body" rows={3} maxLength={LENGTH.messageBody.max} defaultValue={typed} />
            </Field>
            <input type="hidden" name="submission" value={submission} />
            <PhotosField texts={texts} again={problem !== undefined} />
            <PlaceField texts={texts} />
            {problem && (
              <Alert tone="danger" title={texts.card.message.failed}>
                {problem}
              </Alert>
            )}
            <button type="submit" className={buttonClass({ block: true })}>
              {plain.conversation.send}
            </button>
          </Stack>
        </form>
        <ButtonLink href={cardPath(alias)} variant="plain" block>
          {plain.back}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

export function toTitle({ plain }: Texts, { ownerName, alias }: ShownConversation): string {
  return fill(plain.conversation.title, { name: ownerName ?? alias });
}

/** The server does not know the reader's time zone. */
function toTime(time: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}
