import { cardPath } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { begunStep } from '../activating/begun-step';

/**
 * A link to the open code step, for people who scan the code again after they have read the mail. It spares them the
 * form and a second mail.
 */
export default function BegunStepLink({ alias }: { alias: string }) {
  const { t } = useTranslation('activation');
  const begun = begunStep(alias);
  if (!begun) return null;
  return (
    <ButtonLink as={Link} to={`${cardPath(alias)}/verify/${begun.challengeId}`} variant="outline" block>
      {t('codeStep.goOn')}
    </ButtonLink>
  );
}
