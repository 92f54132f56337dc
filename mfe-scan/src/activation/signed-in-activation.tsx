import { ApiError } from '@ringtag/api-client';
import { checkedKind, PageKindChoice } from '@ringtag/card/activation';
import { cardPath, type PageKind, trimmed } from '@ringtag/contracts';
import { focusFirstError, useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { Alert, Button, ButtonLink, Stack } from '@ringtag/ui/lite';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { ProgressText } from '@ringtag/verification';
import { type FormEvent, useState } from 'react';
import type { SecretFault } from '../activating/activation-draft';
import { useActivate } from '../activating/activation.queries';
import { isLimitReached, LimitReached } from '../activating/limit-reached';
import { isSecretRefused } from '../activating/outcome';
import { useFinish } from '../activating/use-finish';
import type { Scan } from '../state/scan.queries';
import SecretField from './secret-field';

export interface ActivationProps {
  scan: Scan;
  /** Shows the card. Resolves when the card is shown. */
  onActivated: () => Promise<void>;
  onRefused: (error: unknown) => void;
}

/** The question and a single button: people who are signed in need no mailed code, and their profile suggests the answer. */
export default function SignedInActivation({ scan, onActivated, onRefused }: ActivationProps) {
  const { t } = useTranslation(['activation', 'states']);
  const failureText = useFailureText();
  const activate = useActivate(scan.code.alias);
  const profile = useQuery(profileQuery());
  const [chosen, choosePageKind] = useState<PageKind>();
  const [claimSecret, setClaimSecret] = useState('');
  const [fault, setFault] = useState<SecretFault>();
  const pageKind = checkedKind(chosen, profile.data?.fields);
  const { progress, finish } = useFinish(onActivated);
  const { error } = activate;
  const nameless = error instanceof ApiError && error.code === 'name_required';
  const profilePath = `/profile?returnUrl=${encodeURIComponent(cardPath(scan.code.alias))}`;

  function changeSecret(secret: string) {
    setClaimSecret(secret);
    setFault(undefined);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const tellFault = (found: SecretFault) => {
      setFault(found);
      focusFirstError(form, { claimSecret: found });
    };
    if (scan.asksSecret && trimmed(claimSecret) === '') return tellFault('missing');
    activate.mutate(
      { pageKind, ...(scan.asksSecret && { claimSecret }) },
      {
        onSuccess: (activated) => void finish(activated),
        onError: (refusal) => {
          if (isSecretRefused(refusal)) tellFault('refused');
          onRefused(refusal);
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        {isLimitReached(error) ? (
          <LimitReached error={error} />
        ) : (
          <>
            <p>{t('signedIn.text', { code: scan.code.displayAlias, email: scan.viewer.email })}</p>
            {scan.asksSecret && <SecretField value={claimSecret} fault={fault} onChange={changeSecret} />}
            <PageKindChoice
              texts={t('states:pageKind', { returnObjects: true })}
              checked={pageKind}
              onChoose={choosePageKind}
            />
          </>
        )}
        {error && !isLimitReached(error) && !isSecretRefused(error) && (
          // A missing name is not a failure. The alert asks for it as the next step.
          <Alert
            tone={nameless ? 'info' : 'danger'}
            title={!nameless && t('failed')}
            actions={
              nameless && (
                <ButtonLink as={Link} to={profilePath} variant="outline">
                  {t('signedIn.addName')}
                </ButtonLink>
              )
            }
          >
            {failureText(error)}
          </Alert>
        )}
        <Button
          type="submit"
          block
          loading={activate.isPending || progress !== undefined}
          disabled={isLimitReached(error) || nameless}
        >
          {t('activate')}
        </Button>
        <ProgressText>
          {activate.isPending ? t('progress.activating') : progress && t(`progress.${progress}`)}
        </ProgressText>
      </Stack>
    </form>
  );
}
