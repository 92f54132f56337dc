import {
  cardPath,
  CONVERSATION_PART,
  conversationEventsPath,
  type ConversationSide,
  HELPING_PATH,
  LENGTH,
  type Locale,
  type PageKind,
  toDisplayAlias,
} from '@ringtag/contracts';
import {
  buttonClass,
  ButtonLink,
  Card,
  Field,
  PlainTextArea,
  Stack,
  Thread,
  ThreadMessage,
} from '@ringtag/ui/static';
import { Fold } from '../fold';
import { SendProblem } from '../send-problem';
import { fill, type Texts } from '../texts';
import { type AnswersTo, AnswersToFold } from './conversation-answers-to';
import { MessageAttachments, type ShownAttachments } from './conversation-attachments';
import { Additions, QuickWords } from './conversation-fields';
import { ConversationLink } from './conversation-link';
import styles from './conversation-page.module.css';
import { type ConversationSides, toAction, toReader } from './conversation-side';
import { ConversationState, type ShownState } from './conversation-state';
import { ConversationTools, OwnerTools, type RefusedPhone } from './conversation-tools';
import { ForgetForm, RememberButton } from './remember-button';

interface ShownMessage extends ShownAttachments {
  position: number;
  side: ConversationSide;
  body: string;
  createdAt: Date;
  /** Who wrote it for the owner's side, where that was not the reader. Never set for senders. */
  author?: { name: string | null; isOwner: boolean } | undefined;
}

/** A conversation as one of its sides sees it: what `GET /api/conversation/{token}` says, and the token. */
export interface ShownConversation extends ShownState, ConversationSides {
  /** Oldest first. Positions begin at 0 and have no gaps. */
  messages: readonly ShownMessage[];
  messageCount: number;
  /** For the sender: what the page of the code is for. */
  pageKind?: PageKind | undefined;
  /** For the sender: whether this browser came here from the code, since it remembers the conversation. */
  remembered?: boolean;
  /** For the sender: whether answers are mailed. */
  answersTo?: AnswersTo | undefined;
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
  refused?: boolean | undefined;
  refusedPhone?: RefusedPhone | undefined;
}

/**
 * The thread and forms below it, which are plain POSTs. A script keeps it true (`starter/conversation`): it takes what
 * has a `data-part` from a page that it fetches again, and sends the forms with `data-post`, which is what it says
 * afterwards.
 */
export function ConversationPage(props: ConversationPageProps) {
  const { conversation, submission, texts, locale, typed, problem, invalid, refused, refusedPhone } = props;
  const { token, alias, messages, messageCount, answersTo, remembered, asOwner } = conversation;
  const { plain } = texts;
  const { side: reader, path, toPhotoPath, other, seenByOther } = toReader(texts, conversation);
  const first = messages[0]?.position ?? 0;
  const isNewest = (messages.at(-1)?.position ?? 0) + 1 >= messageCount;
  const lastOwn = messages.findLast(({ side }) => side === reader)?.position;
  return (
    <Card>
      <Stack
        gap={4}
        className={styles.page}
        data-conversation={toWords(texts)}
        data-reader={reader}
        // Without a stream, the script polls.
        data-events={reader === 'sender' ? conversationEventsPath(token) : undefined}
      >
        <h1>
          <bdi>{toTitle(texts, conversation)}</bdi>
        </h1>
        {asOwner ? (
          <>
            <p>
              <bdi>
                {fill(asOwner.isHelper ? plain.ownerLink.helping : plain.ownerLink.code, {
                  code: asOwner.ownerLabel ?? toDisplayAlias(alias),
                  name: conversation.ownerName ?? '',
                })}
              </bdi>
            </p>
            <p className={styles.hint}>{plain.ownerLink.keep}</p>
          </>
        ) : (
          <Fold summary={plain.conversation.save}>
            <Stack gap={3}>
              <p className={styles.hint}>{plain.conversation.keep}</p>
              <ConversationLink token={token} texts={texts} />
              {remembered ? (
                <ForgetForm alias={alias} texts={texts} />
              ) : (
                <RememberButton token={token} texts={texts} />
              )}
            </Stack>
          </Fold>
        )}
        <div data-part="state">
          <ConversationState
            state={conversation}
            reader={reader}
            other={other}
            helped={asOwner?.helped === true}
            texts={texts}
            locale={locale}
          />
        </div>
        {first > 0 && (
          <a href={`${path}?before=${first}${remembered ? '&remembered' : ''}`}>{plain.conversation.older}</a>
        )}
        <Thread data-part="thread">
          {messages.map(({ position, side, body, createdAt, photos, place, author }) => (
            <ThreadMessage
              key={position}
              id={`message-${position}`}
              data-side={side}
              own={side === reader}
              who={<bdi>{side === reader ? toWriter(texts, author) : other}</bdi>}
              text={body}
              when={
                <>
                  <time dateTime={createdAt.toISOString()}>{toTime(createdAt, locale)}</time>
                  {position === lastOwn &&
                    ` · ${position < seenByOther ? plain.conversation.seen : plain.conversation.sent}`}
                </>
              }
            >
              <MessageAttachments {...{ toPhotoPath, photos, place, texts, locale }} />
            </ThreadMessage>
          ))}
        </Thread>
        {isNewest && <a className={styles.news} href={`#message-${messageCount - 1}`} data-news hidden />}
        {isNewest ? (
          // A form, because it says what was shown: opening the page must change nothing.
          <form
            method="post"
            action={toAction(`${path}/seen`, remembered)}
            className={styles.refresh}
            data-seen
            noValidate
          >
            <input type="hidden" name="count" value={messageCount} />
            <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
              {plain.conversation.refresh}
            </button>
          </form>
        ) : (
          <a href={toAction(path, remembered)}>{plain.conversation.newest}</a>
        )}
        {isNewest && <p className={styles.offline} role="status" data-net />}
        <form
          id={CONVERSATION_PART.form}
          method="post"
          action={toAction(path, remembered)}
          encType={reader === 'sender' ? 'multipart/form-data' : undefined}
          // Without a script, the way back would restore a text that was sent, below the id of another message.
          autoComplete="off"
          data-post=""
          noValidate
        >
          <Stack gap={3}>
            {conversation.pageKind && <QuickWords texts={texts} pageKind={conversation.pageKind} />}
            <Field
              id="message-body"
              label={plain.conversation.reply}
              error={invalid === true && texts.card.message.bodyRequired}
            >
              <PlainTextArea
                name="body"
                rows={3}
                maxLength={LENGTH.messageBody.max}
                defaultValue={typed}
                // Owners come from a mail that quotes what they answer.
                autoFocus={reader === 'owner' && isNewest}
              />
            </Field>
            <input type="hidden" name="submission" value={submission} />
            {reader === 'sender' && <Additions texts={texts} again={problem !== undefined} />}
            <div data-problem={texts.card.message.failed}>
              {problem && (
                <SendProblem
                  text={problem}
                  refused={refused && reader === 'sender'}
                  locale={locale}
                  texts={texts}
                />
              )}
            </div>
            <button type="submit" className={buttonClass({ block: true })}>
              {plain.conversation.send}
            </button>
          </Stack>
        </form>
        {answersTo && (
          <div data-part="answers-to">
            <AnswersToFold
              token={token}
              remembered={remembered}
              texts={texts}
              solved={conversation.solvedAt !== null}
              {...answersTo}
            />
          </div>
        )}
        <div data-part="tools">
          {reader === 'sender' ? (
            <ConversationTools
              token={token}
              remembered={remembered}
              state={conversation}
              name={other}
              texts={texts}
              refused={refusedPhone}
            />
          ) : (
            !asOwner?.isHelper && <OwnerTools token={token} state={conversation} texts={texts} />
          )}
        </div>
        <ButtonLink
          href={reader === 'sender' ? cardPath(alias) : asOwner?.isHelper ? HELPING_PATH : '/messages'}
          variant="plain"
          block
        >
          {reader === 'owner' ? plain.ownerLink.all : plain.back}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** What the script says. */
function toWords({ plain }: Texts): string {
  return JSON.stringify({
    // With the plurals that only some languages have.
    ...plain.conversationLive,
    // Named, so that `used-keys.spec.ts` finds them.
    new_other: plain.conversationLive.new_other,
    offline: plain.conversationLive.offline,
    failed: plain.conversationLive.failed,
  });
}

/** Who wrote on the reader's own side. */
function toWriter({ plain }: Texts, author: ShownMessage['author']): string {
  if (!author) return plain.conversation.you;
  return author.name ?? (author.isOwner ? plain.ownerLink.owner : plain.ownerLink.helper);
}

export function toTitle(texts: Texts, conversation: ShownConversation): string {
  if (conversation.asOwner && !conversation.asOwner.senderName) return texts.plain.ownerLink.title;
  return fill(texts.plain.conversation.title, { name: toReader(texts, conversation).other });
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
