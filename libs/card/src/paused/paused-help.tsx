import { reportPath } from '@ringtag/contracts';
import { ButtonLink } from '@ringtag/ui/static';
import { CodeInText } from '../code-in-text';

interface PausedHelpProps {
  code: { alias: string; displayAlias: string };
  texts: {
    /** With the code as people read it. */
    later: string;
    found: string;
    report: string;
  };
}

/** What everyone but its owner can do about a paused code. It says nothing of the owner: there may be none. */
export function PausedHelp({ code: { alias, displayAlias }, texts }: PausedHelpProps) {
  return (
    <>
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
