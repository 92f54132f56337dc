import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import { useState } from 'react';
import look from '../page/look.module.css';
import { SenderLinkDialog } from './sender-link-dialog';

/**
 * Shown instead of the form for an answer: the sender of an old message has no link and could not read it. Offers to
 * make one.
 */
export function NoLink({ id }: { id: string }) {
  const { t } = useTranslation('dashboard');
  const [making, setMaking] = useState(false);
  return (
    <Stack gap={3}>
      <p className={look.quiet}>{t('inbox.link.none')}</p>
      <div>
        <Button variant="outline" onClick={() => setMaking(true)}>
          {t('inbox.link.make')}
        </Button>
      </div>
      <SenderLinkDialog id={id} open={making} onClose={() => setMaking(false)} />
    </Stack>
  );
}
