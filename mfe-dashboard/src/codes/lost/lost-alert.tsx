import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Alert, Button, IconCheckCircle, IconRename } from '@ringtag/ui';
import type { MyCode } from '../codes.queries';
import { useLost } from './use-lost';

/** Since when a code is lost and how often its page was opened since, and what its owner can do. */
export function LostAlert({ code }: { code: MyCode }) {
  const { t } = useTranslation('dashboard');
  const { dateTime } = useFormats();
  const { edit, end, busy, dialog } = useLost(code);
  if (!code.lost) return null;
  const { since, openings, words, reward } = code.lost;
  return (
    <Alert
      tone="warning"
      title={t('lost.since', { at: dateTime(since) })}
      actions={
        <>
          <Button icon={<IconCheckCircle />} loading={busy} onClick={end}>
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
  );
}
