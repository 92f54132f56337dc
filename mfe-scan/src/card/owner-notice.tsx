import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink, Card } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { Suspense, useTransition } from 'react';

const DASHBOARD_PATH = '/my-codes';

// Loaded for new owners only.
const OwnName = lazyWithTexts(['activation', 'forms'], () => import('./own-name'));

interface OwnerNoticeProps {
  codeId: string | undefined;
  /** True when the code was activated on this page a moment ago. */
  activated: boolean;
  onConfigure: () => void;
}

/**
 * The notice that owners see above their card. Only the success notice links to the dashboard, because the footer does
 * so already.
 */
export default function OwnerNotice({ codeId, activated, onConfigure }: OwnerNoticeProps) {
  const { t } = useTranslation('scan');
  const [opening, startOpening] = useTransition();
  const notice = (
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
  if (!activated || codeId === undefined) return notice;
  return (
    <>
      {notice}
      <Suspense fallback={null}>
        <Card>
          <OwnName codeId={codeId} />
        </Card>
      </Suspense>
    </>
  );
}
