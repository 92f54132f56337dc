import { rememberedConversationPath } from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';

interface RememberedLinkProps {
  alias: string;
  text: string;
  /** For a page that a script has not seen yet: it shows the link where the browser remembers this activation. */
  mark?: string;
}

/** Leads back to the conversation that this browser remembers for a code. */
export function RememberedLink({ alias, text, mark }: RememberedLinkProps) {
  const path = rememberedConversationPath(alias);
  return (
    <ButtonLink
      href={path}
      variant="outline"
      block
      hidden={mark !== undefined}
      data-mine={alias}
      data-mark={mark}
    >
      <bdi>{text}</bdi>
    </ButtonLink>
  );
}
