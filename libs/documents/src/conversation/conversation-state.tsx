import { type ConversationSide, type Locale, profileLink } from '@ringtag/contracts';
import { Alert, Stack } from '@ringtag/ui/static';
import { fill, type Texts } from '../texts';
import styles from './conversation-state.module.css';

/** What both sides have said of a conversation besides its messages. */
export interface ShownState {
  solvedAt: Date | null;
  solvedBy: ConversationSide | null;
  thanked: boolean;
  /** The owner's own words. */
  thanks: string | null;
  /** Null while the owner shares none. */
  ownerPhone: string | null;
  /** What is dialled for it, where that is not just its digits. */
  ownerDialled?: string | undefined;
  /** The number that the sender shares. */
  senderPhone: string | null;
  senderDialled?: string | undefined;
  /** When all of it is deleted; null where it is kept. */
  keptUntil: Date | null;
}

interface ConversationStateProps {
  state: ShownState;
  reader: ConversationSide;
  /** What the other side is called. */
  other: string;
  /** Whether helpers may have said it for the owner, who reads. */
  helped: boolean;
  texts: Texts;
  locale: Locale;
}

/** Above the thread: that it is solved and what stays, the owner's thanks, the other side's number. */
export function ConversationState({
  state,
  reader,
  other: name,
  helped,
  texts,
  locale,
}: ConversationStateProps) {
  const { solvedAt, solvedBy, thanked, thanks, keptUntil } = state;
  const [phone, dialled] =
    reader === 'sender' ? [state.ownerPhone, state.ownerDialled] : [state.senderPhone, state.senderDialled];
  const { plain } = texts;
  const kept = keptUntil
    ? fill(plain.conversationState.keptUntil, { date: toDate(keptUntil, locale) })
    : fill(plain.conversationState.kept, { name });
  return (
    <Stack gap={3} data-solved={solvedAt ? '' : undefined}>
      {thanked && reader === 'sender' && (
        <div className={styles.thanks}>
          <h2>
            <bdi>{fill(plain.conversationState.thanksTitle, { name })}</bdi>
          </h2>
          <p className={styles.words} dir="auto">
            {thanks ?? plain.conversationState.thanks}
          </p>
        </div>
      )}
      {solvedAt && (
        <Alert tone="success" role="none" title={plain.conversationState.solved}>
          <p>
            <bdi>
              {solvedBy === reader
                ? helped
                  ? plain.conversationState.solvedBySide
                  : plain.conversationState.solvedByYou
                : fill(plain.conversationState.solvedByOther, { name })}
            </bdi>{' '}
            {(keptUntil ?? reader === 'sender') && <bdi>{kept}</bdi>}
          </p>
        </Alert>
      )}
      {phone && (
        <p>
          <bdi>{fill(plain.conversationState.otherPhone, { name })}</bdi>{' '}
          <PhoneLink phone={phone} dialled={dialled} />
        </p>
      )}
    </Stack>
  );
}

interface PhoneLinkProps {
  phone: string;
  dialled: string | undefined;
}

/** A number to tap. */
export function PhoneLink({ phone, dialled }: PhoneLinkProps) {
  return (
    <a href={profileLink('phone', phone, dialled)} dir="ltr" className={styles.phone}>
      {phone}
    </a>
  );
}

function toDate(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
