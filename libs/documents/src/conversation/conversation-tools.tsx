import { conversationPath, LENGTH, ownerLinkPath } from '@ringtag/contracts';
import { Alert, buttonClass, Field, Stack, TextInput } from '@ringtag/ui/static';
import { Fold } from '../fold';
import { fill, type Texts } from '../texts';
import { toAction } from './conversation-side';
import { PhoneLink, type ShownState } from './conversation-state';
import styles from './conversation-tools.module.css';

/** A phone number that was not shared, and the reason, if it is another than that nobody can call it. */
export interface RefusedPhone {
  phone: string;
  problem?: string | undefined;
}

interface OwnerToolsProps {
  token: string;
  state: ShownState;
  texts: Texts;
}

interface ConversationToolsProps extends OwnerToolsProps {
  /** Whether the browser came here from the code, since it remembers the conversation. */
  remembered?: boolean | undefined;
  /** The owner's name. */
  name: string;
  refused?: RefusedPhone | undefined;
}

/** The same for the owner, who can thank once after each time that the conversation was solved. */
export function OwnerTools({ token, state: { solvedAt, thanked }, texts: { plain } }: OwnerToolsProps) {
  if (thanked) return <p>{plain.ownerLink.thanked}</p>;
  if (!solvedAt) return null;
  return (
    <form method="post" action={`${ownerLinkPath(token)}/thanks`} data-post="" noValidate>
      <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
        {plain.ownerLink.thank}
      </button>
    </form>
  );
}

/** Below the thread: solved or not, and the sender's number. Each button is a plain POST of its own. */
export function ConversationTools({
  token,
  remembered,
  state,
  name,
  texts,
  refused,
}: ConversationToolsProps) {
  const { plain } = texts;
  const path = conversationPath(token);
  const { senderPhone, solvedAt } = state;
  return (
    <Stack gap={4}>
      {senderPhone ? (
        <SharedPhone {...{ token, remembered, state, name, texts }} phone={senderPhone} />
      ) : (
        <Fold summary={plain.conversationState.sharePhone} open={refused !== undefined}>
          <form
            method="post"
            action={toAction(`${path}/phone`, remembered)}
            data-post={plain.conversationState.phoneShared}
            noValidate
          >
            <input type="hidden" name="give" value="1" />
            <Stack gap={3}>
              <Field
                id="shared-phone"
                label={plain.conversationState.phone}
                hint={<bdi>{fill(plain.conversationState.phoneHint, { name })}</bdi>}
                error={refused && !refused.problem && plain.conversationState.noPhone}
              >
                <TextInput
                  type="tel"
                  name="phone"
                  autoComplete="tel"
                  dir="ltr"
                  maxLength={LENGTH.phone.max}
                  defaultValue={refused?.phone}
                />
              </Field>
              {refused?.problem && <Alert tone="danger">{refused.problem}</Alert>}
              <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
                {plain.conversationState.share}
              </button>
            </Stack>
          </form>
        </Fold>
      )}
      <form
        method="post"
        action={toAction(`${path}/solved`, remembered)}
        data-post={solvedAt ? plain.conversationState.reopened : plain.conversationState.solved}
        noValidate
      >
        <input type="hidden" name="solved" value={solvedAt ? '0' : '1'} />
        <button type="submit" className={buttonClass({ variant: 'outline', block: true })}>
          {solvedAt ? plain.conversationState.reopen : plain.conversationState.solve}
        </button>
      </form>
    </Stack>
  );
}

/** The number that the sender shares, and the way to take it back; a row that opens once the conversation is solved. */
function SharedPhone(props: Omit<ConversationToolsProps, 'refused'> & { phone: string }) {
  const { token, remembered, phone, name } = props;
  const { senderDialled, solvedAt } = props.state;
  const { plain } = props.texts;
  const form = (
    <form
      method="post"
      action={toAction(`${conversationPath(token)}/phone`, remembered)}
      className={styles.line}
      data-post={plain.conversationState.phoneHidden}
      noValidate
    >
      <span>
        <bdi>{fill(plain.conversationState.yourPhone, { name })}</bdi>{' '}
        <PhoneLink phone={phone} dialled={senderDialled} />
      </span>
      <input type="hidden" name="phone" value="" />
      <button type="submit" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {plain.conversationState.hidePhone}
      </button>
    </form>
  );
  return solvedAt ? <Fold summary={plain.conversationState.phone}>{form}</Fold> : form;
}
