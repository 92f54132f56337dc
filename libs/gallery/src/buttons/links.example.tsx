import { useTranslation } from '@ringtag/i18n';
import { ButtonLink, Inline } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';

export default function LinksExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'buttons' });
  return (
    <Inline>
      <ButtonLink as={Link} to="/my-codes">
        {t('open')}
      </ButtonLink>
      <ButtonLink variant="outline" href="/favicon.svg" download>
        {t('download')}
      </ButtonLink>
    </Inline>
  );
}
