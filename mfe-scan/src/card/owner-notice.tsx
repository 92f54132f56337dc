import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { Alert, Button, ButtonLink, Card, Inline } from '@ringtag/ui/lite';
import { Link } from '@ringtag/vendor/router';
import { useTransition } from 'react';
import type { Scan } from '../state/scan.queries';

const DASHBOARD_PATH = '/my-codes';

// Loaded for new owners only.
const OwnName = lazyWithTexts(['activation', 'forms'], () => import('./own-name'));

interface OwnerNoticeProps {
  viewer: Pick<Scan['viewer'], 'codeId' | 'label'>;
  /** True when the code was activated on this page a moment ago. */
  activated: boolean;
  onConfigure: () => void;
}

/**
 * Tells owners that the code is theirs. After the activation it says so above the card, with the way to the dashboard;
 * later it is a line below it, because the footer leads there.
 */
export default function OwnerNotice({ viewer: { codeId, label }, activated, onConfigure }: OwnerNoticeProps) {
  const { t } = useTranslation('scan');
  const [opening, startOpening] = useTransition();
  const configure = (
    <Button
      block={activated}
      size={activated ? 'md' : 'sm'}
      variant="outline"
      loading={opening}
      onClick={() => startOpening(onConfigure)}
    >
      {t('card.configure')}
    </Button>
  );
  if (!activated)
    return (
      <Inline role="status" gap={3}>
        <span>
          {label && (
            <>
              <strong>
                <bdi>{label}</bdi>
              </strong>
              {' · '}
            </>
          )}
          {t('card.own')}
        </span>
        {configure}
      </Inline>
    );
  return (
    <>
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
      {codeId !== undefined && (
        <Card>
          <OwnName codeId={codeId} />
        </Card>
      )}
    </>
  );
}
