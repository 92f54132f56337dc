import { helpPath } from '@ringtag/contracts';
import { brand, useTranslation } from '@ringtag/i18n';
import { Alert, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';

const MY_CODES_PATH = '/my-codes';

interface ActivationLimitProps {
  /** The number of codes that the account holds. */
  currentCount: number;
  /** True on the list of codes: its reader is where codes are given up, and nothing has failed. */
  amongCodes?: boolean;
}

/**
 * Says that the account can hold no further code, and what to do: give a code up, ask the operator of the site
 * (specification 6 and 8: an upgrade is suggested), or read more.
 */
export function ActivationLimit({ currentCount, amongCodes }: ActivationLimitProps) {
  const { t } = useTranslation(['limit', 'forms']);
  const contact = brand.operatorEmail ? `mailto:${brand.operatorEmail}` : brand.imprintUrl;
  const buttons = [
    !amongCodes && (
      <ButtonLink key="codes" as={Link} to={MY_CODES_PATH} variant="outline">
        {t('manage')}
      </ButtonLink>
    ),
    contact && (
      <ButtonLink key="contact" href={contact} variant="outline">
        {t('contact')}
      </ButtonLink>
    ),
  ].filter(Boolean);
  return (
    <Alert tone={amongCodes ? 'info' : 'danger'} actions={buttons.length > 0 && buttons}>
      <p>{t('forms:errors.activation_limit_reached', { currentCount })}</p>
      <p>
        <a href={helpPath('owner', 'limit')}>{t('help')}</a>
      </p>
    </Alert>
  );
}
