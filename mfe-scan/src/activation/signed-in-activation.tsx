import { ApiError } from '@ringtag/api-client';
import { checkedKind, PageKindChoice } from '@ringtag/card/activation';
import { cardPath, type PageKind } from '@ringtag/contracts';
import { useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { Alert, Button, ButtonLink } from '@ringtag/ui/lite';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import { ProgressText } from '@ringtag/verification';
import { useState } from 'react';
import { useActivate } from '../activating/activation.queries';
import { isLimitReached, LimitReached } from '../activating/limit-reached';
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
  const pageKind = checkedKind(chosen, profile.data?.fields);
  const { progress, finish } = useFinish(onActivated);
  const { error } = activate;
  const nameless = error instanceof ApiError && error.code === 'name_required';
  const profilePath = `/profile?returnUrl=${encodeURIComponent(cardPath(scan.code.alias))}`;

  return (
    <>
      {isLimitReached(error) ? (
        <LimitReached error={error} />
      ) : (
        <>
          <p>{t('signedIn.text', { code: scan.code.displayAlias, email: scan.viewer.email })}</p>
          <PageKindChoice
            texts={t('states:pageKind', { returnObjects: true })}
            checked={pageKind}
            onChoose={choosePageKind}
          />
          {scan.asksSecret && <SecretField value={claimSecret} error={error} onChange={setClaimSecret} />}
        </>
      )}
      {error && !isLimitReached(error) && (
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
        block
        loading={activate.isPending || progress !== undefined}
        disabled={isLimitReached(error) || nameless}
        onClick={() =>
          activate.mutate(
            { pageKind, ...(scan.asksSecret && { claimSecret }) },
            { onSuccess: (activated) => void finish(activated), onError: onRefused },
          )
        }
      >
        {t('activate')}
      </Button>
      <ProgressText>
        {activate.isPending ? t('progress.activating') : progress && t(`progress.${progress}`)}
      </ProgressText>
    </>
  );
}
