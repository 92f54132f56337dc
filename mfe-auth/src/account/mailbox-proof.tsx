import type { components } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import type { User } from '@ringtag/session';
import { Button, Stack } from '@ringtag/ui';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { MailboxStep, SharedComputer, type Started, useLinkToken } from '@ringtag/verification';
import { type ReactNode, useState } from 'react';
import { CodePage } from './code-page';
import { formError } from './form-error';
import { keptTarget } from './kept-target';
import { isRefusedLink, LinkFailure } from './link-failure';

interface MailboxProofProps {
  /** The label of the button that proves the mailbox, and the title of the error when that fails. */
  texts: { title: string; linkTitle?: string; linkText: string; submit: string; failed: string };
  verify: {
    mutate: (proof: components['schemas']['ProofDto'], options: { onSuccess: (user: User) => void }) => void;
    reset: () => void;
    isPending: boolean;
    error: unknown;
  };
  onVerified: (user: User) => void;
  /** Called when the reader wants a new link, because the one that opened the page cannot be used. */
  onAgain?: () => void;
  /** Draws the form that starts a challenge. `again` is true if the reader came back to it from a later step. */
  children: (onStarted: (started: Started) => void, again: boolean) => ReactNode;
}

/**
 * Has a mailbox proven: by the link of a mail if one opened the page, else by the code that the form has mailed. A link
 * does nothing until its button is pressed, because mail scanners open links (LNK-2, LNK-3).
 */
export function MailboxProof({ texts, verify, onVerified, onAgain, children }: MailboxProofProps) {
  const { t } = useTranslation(['auth', 'verification']);
  const token = useLinkToken();
  const [, changeQuery] = useSearchParams();
  const [again, setAgain] = useState(false);
  const { isPending: pending, error } = verify;

  if (token && !again) {
    const refused = isRefusedLink(error);
    /** Puts where the reader was going in place of the secret. */
    const restoreTarget = () =>
      changeQuery(
        (params) => {
          params.delete('token');
          keptTarget.addTo(params, token);
        },
        { replace: true },
      );
    const verified = (user: User) => {
      restoreTarget();
      onVerified(user);
    };
    const leave = () => {
      restoreTarget();
      verify.reset();
      if (refused) onAgain?.();
      setAgain(true);
    };
    return (
      <Stack gap={4}>
        <h1>{texts.linkTitle ?? texts.title}</h1>
        {error === null ? <p>{texts.linkText}</p> : <LinkFailure title={texts.failed} error={error} />}
        {!refused && (
          <>
            <SharedComputer disabled={pending} />
            <Button block loading={pending} onClick={() => verify.mutate({ token }, { onSuccess: verified })}>
              {texts.submit}
            </Button>
          </>
        )}
        <Button variant={refused ? 'solid' : 'plain'} block onClick={leave}>
          {t(refused ? 'link.again' : 'link.otherWay')}
        </Button>
      </Stack>
    );
  }
  return (
    <CodePage
      title={texts.title}
      stepTitle={t('verification:title')}
      onLeave={verify.reset}
      form={(begin, left) => children(begin, left || again)}
      step={(entry) => (
        <MailboxStep
          {...entry}
          signsIn
          submitLabel={texts.submit}
          failedTitle={texts.failed}
          progress={pending ? t('verifying') : undefined}
          onSubmit={(code) =>
            verify.mutate({ challengeId: entry.challenge.challengeId, code }, { onSuccess: onVerified })
          }
          pending={pending}
          error={formError(error)}
        />
      )}
    />
  );
}
