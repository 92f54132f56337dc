import type { PublicOwner } from '@ringtag/card';
import { OtherWays } from '@ringtag/card/outcome';
import { helpPath, type Locale } from '@ringtag/contracts';
import { Alert, Stack } from '@ringtag/ui/static';
import type { Texts } from './texts';

interface SendProblemProps {
  text: string;
  /** Another message cannot be sent for a while: help is shown, and the other ways to the owner. */
  refused: boolean | undefined;
  owner?: PublicOwner | undefined;
  locale: Locale;
  texts: Texts;
}

/** Why a message was not sent, and what can be done. */
export function SendProblem({ text, refused, owner, locale, texts }: SendProblemProps) {
  const { card, outcome, common } = texts;
  return (
    <Alert
      tone="danger"
      title={card.message.failed}
      actions={
        refused && (
          <a href={helpPath('finder', 'wait')} target="_blank">
            {outcome.help}
          </a>
        )
      }
    >
      <Stack gap={3}>
        <p>{text}</p>
        {refused && owner && (
          <OtherWays
            owner={owner}
            locale={locale}
            title={outcome.ways}
            field={(key) => common.profile.fields[key]}
          />
        )}
      </Stack>
    </Alert>
  );
}
