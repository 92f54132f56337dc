import { useTranslation } from '@ringtag/i18n';
import { Button, Stack } from '@ringtag/ui';
import look from '../page/look.module.css';

/**
 * Shown instead of the form for an answer: the sender of an old message has no link and could not read it. Offers to
 * make one.
 */
export function NoLink({ onMake }: { onMake: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <Stack gap={3}>
      <p className={look.quiet}>{t('inbox.link.none')}</p>
      <div>
        <Button variant="outline" onClick={onMake}>
          {t('inbox.link.make')}
        </Button>
      </div>
    </Stack>
  );
}
