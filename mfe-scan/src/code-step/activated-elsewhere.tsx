import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { SIGN_IN_PATH } from '@ringtag/session';
import { Alert, ButtonLink, Card, Stack } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { Heading } from '../layout/heading';
import { scanPath } from '../layout/scan-path';

/** The link of the mail was used on another device, or the person has signed out since. */
export function ActivatedElsewhere({ alias, signedIn }: { alias: string; signedIn: boolean }) {
  const { t } = useTranslation(['codeStep', 'activation', 'scan']);
  usePageTitle(t('scan:card.activated'));
  return (
    <Card>
      <Stack gap={4}>
        <Heading focus>{t('scan:card.activated')}</Heading>
        <Alert tone="success">{t('elsewhere')}</Alert>
        {!signedIn && (
          <ButtonLink as={Link} to={`${SIGN_IN_PATH}?returnUrl=${encodeURIComponent(scanPath(alias))}`} block>
            {t('scan:footer.signIn')}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to={scanPath(alias)} variant="outline" block>
          {t('activation:link.show')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
