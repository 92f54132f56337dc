import { rememberedConversationPath } from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';

interface RememberedLinkProps {
  alias: string;
  text: string;
  mark: string;
  /** Until a script has found that the browser remembers this activation (`starter/remembered`). */
  hidden: boolean;
}

/** Leads back to the conversation that this browser remembers for a code. */
export function RememberedLink({ alias, text, mark, hidden }: RememberedLinkProps) {
  const path = rememberedConversationPath(alias);
  return (
    <ButtonLink href={path} variant="outline" block hidden={hidden} data-mine={alias} data-mark={mark}>
      <bdi>{text}</bdi>
    </ButtonLink>
  );
}
