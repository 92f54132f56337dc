import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
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
  return (
    <Alert
      tone={activated ? 'success' : 'info'}
      title={t(activated ? 'card.activated' : 'card.own')}
      actions={
        <>
          <Button block variant="outline" loading={opening} onClick={() => startOpening(onConfigure)}>
            {t('card.configure')}
          </Button>
          {activated && (
            <ButtonLink as={Link} to={DASHBOARD_PATH} variant="outline" block>
              {t('footer.dashboard')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(activated ? 'card.activatedText' : 'card.ownText')}
    </Alert>
  );
}
