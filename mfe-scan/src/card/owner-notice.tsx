import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor-router';
import { useTransition } from 'react';

const DASHBOARD_PATH = '/my-codes';

interface OwnerNoticeProps {
  /** A moment ago, on this page. */
  activated: boolean;
  onConfigure: () => void;
}

/** What owners read above their card. The footer leads to the dashboard, too: only good news names it again. */
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
