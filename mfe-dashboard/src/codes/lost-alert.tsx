import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Alert, Button, IconCheckCircle, IconRename, Stack } from '@ringtag/ui';
import { Suspense } from 'react';
import type { MyCode } from './codes.queries';
import { useLost } from './use-lost';

/** Most people need it once: for the first code that they lose. */
const PushHint = lazyWithTexts(['alerts'], () => import('../alerts/push-hint'));

/** Since when a code is lost and how often its page was opened since, and what its owner can do. */
export default function LostAlert({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormats();
  const { edit, end, busy, dialog } = useLost(code);
  if (!code.lost) return null;
  const { since, openings, words, reward } = code.lost;
  return (
    <Stack gap={4}>
      <Alert
        tone="warning"
        title={t('lost.since', { at: dateTime(since) })}
        actions={
          <>
            <Button icon={<IconCheckCircle />} loading={busy} onClick={() => end()}>
              {t('lost.end')}
            </Button>
            <Button variant="outline" icon={<IconRename />} onClick={edit}>
              {t(words || reward ? 'lost.edit' : 'lost.add')}
            </Button>
          </>
        }
      >
        {openings > 0 ? t('lost.openings', { count: openings }) : t('lost.notOpened')}
        {dialog}
      </Alert>
      <Suspense fallback={null}>
        <PushHint />
      </Suspense>
    </Stack>
  );
}
