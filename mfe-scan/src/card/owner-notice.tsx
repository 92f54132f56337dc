import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { useTransition } from 'react';

const DASHBOARD_PATH = '/my-codes';

interface OwnerNoticeProps {
  /** True when the code was activated on this page a moment ago. */
  activated: boolean;
  onConfigure: () => void;
}

/**
 * The notice that owners see above their card. Only the success notice links to the dashboard, because the footer does
 * so already.
 */
export default function OwnerNotice({ activated, onConfigure }: OwnerNoticeProps) {
  const { t } = useTranslation('scan');
  const [opening, startOpening] = useTransition();
  const configure = (
    <Button block variant="outline" loading={opening} onClick={() => startOpening(onConfigure)}>
      {t('card.configure')}
    </Button>
  );
  if (!activated) {
    return (
      <Alert tone="info" title={t('card.own')} actions={configure}>
        {t('card.ownText')}
      </Alert>
    );
  }
  return (
    <Alert
      tone="success"
      title={t('card.activated')}
      actions={
        <>
          {configure}
          <ButtonLink as={Link} to={DASHBOARD_PATH} variant="outline" block>
            {t('footer.dashboard')}
          </ButtonLink>
        </>
      }
    >
      {t('card.activatedText')}
    </Alert>
  );
}
