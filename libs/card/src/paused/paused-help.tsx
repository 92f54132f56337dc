import { reportPath } from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';
import { CodeInText } from '../code-in-text';
import { RememberedLink } from '../remembered-link';

interface PausedHelpProps {
  code: { alias: string; displayAlias: string };
  mark: string | undefined;
  /** False until it is known that the browser remembers a conversation of this activation. */
  remembered: boolean;
  texts: {
    conversation: string;
    /** With the code as people read it. */
    later: string;
    found: string;
    report: string;
  };
}

/** What everyone but its owner can do about a paused code. It says nothing of the owner: there may be none. */
export function PausedHelp({ code, mark, remembered, texts }: PausedHelpProps) {
  const { alias, displayAlias } = code;
  return (
    <>
      {mark && <RememberedLink alias={alias} text={texts.conversation} mark={mark} hidden={!remembered} />}
      <p>
        <CodeInText text={texts.later} code={displayAlias} />
      </p>
      <p>{texts.found}</p>
      <ButtonLink href={reportPath(alias)} variant="plain" block>
        {texts.report}
      </ButtonLink>
    </>
  );
}
