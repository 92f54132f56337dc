import { ApiError } from '@ringtag/api-client';
import { useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { ProgressText } from '@ringtag/verification';
import { useActivate } from '../activating/activation.queries';
import { isLimitReached, LimitReached } from '../activating/limit-reached';
import { useFinish } from '../activating/use-finish';
import { scanPath } from '../layout/scan-path';
import type { ActivationProps } from './activation';

/** A single button: people who are signed in need no mailed code. */
export default function SignedInActivation({ scan, onActivated, onRefused }: ActivationProps) {
  const { t } = useTranslation('activation');
  const failureText = useFailureText();
  const activate = useActivate(scan.code.alias);
  const { progress, finish } = useFinish(onActivated);
  const { error } = activate;
  const nameless = error instanceof ApiError && error.code === 'name_required';
  const profilePath = `/profile?returnUrl=${encodeURIComponent(scanPath(scan.code.alias))}`;

  return (
    <>
      {isLimitReached(error) ? (
        <LimitReached error={error} />
      ) : (
        <p>{t('signedIn.text', { code: scan.code.displayAlias, email: scan.viewer.email })}</p>
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
          activate.mutate({}, { onSuccess: (activated) => void finish(activated), onError: onRefused })
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
