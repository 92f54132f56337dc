import { cardPath, CHALLENGE } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { PageCard } from '../layout/page-card';
import { type ActivationStep, useResendCode } from './activation-step.queries';

const MINUTE = 60 * 1000;

interface EndedCodeProps {
  alias: string;
  challengeId: string;
  /** Undefined when no further digits can be mailed for this step. */
  sent: ActivationStep['challenge'];
  onResent: (renewed: { expiresAt: string; resendAt: string }) => void;
}

/** Shown when the digits have expired or were wrong too often. Offers new digits, or the form again. */
export function EndedCode({ alias, challengeId, sent, onResent }: EndedCodeProps) {
  const { t } = useTranslation(['activation', 'verification', 'common']);
  const resend = useResendCode(alias, challengeId);
  return (
    <PageCard title={t('codeStep.ended.title')} focus>
      <p>
        {t('codeStep.ended.why', { count: CHALLENGE.life / MINUTE })} {sent && t('codeStep.ended.kept')}
      </p>
      <FailureAlert title={t('verification:resendFailed')} error={resend.error} />
      {sent && (
        <Button
          block
          loading={resend.isPending}
          loadingLabel={t('common:sending')}
          onClick={() => resend.mutate(undefined, { onSuccess: onResent })}
        >
          {t('codeStep.ended.resend', { email: sent.email })}
        </Button>
      )}
      <ButtonLink as={Link} to={cardPath(alias)} block variant={sent ? 'outline' : undefined}>
        {t('codeStep.ended.again')}
      </ButtonLink>
    </PageCard>
  );
}
