import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconPlay } from '@ringtag/ui/lite';
import { StatePage } from '../state/state-page';
import { useResume } from './paused-code.queries';

interface PausedCodeProps {
  /** The code among the owner's own. */
  id: string;
  /** Shows what scanners see; resolves when it is there. */
  onResumed: () => Promise<unknown>;
}

/** A paused code in the eyes of its owner, who can resume it right there. */
export default function PausedCode({ id, onResumed }: PausedCodeProps) {
  const { t } = useTranslation('paused');
  const resume = useResume(id);
  return (
    <StatePage title={t('title')}>
      <p>{t('text')}</p>
      <FailureAlert title={t('failed')} error={resume.error} />
      <Button
        block
        icon={<IconPlay />}
        loading={resume.isPending}
        onClick={() => resume.mutate(undefined, { onSuccess: onResumed })}
      >
        {t('resume')}
      </Button>
    </StatePage>
  );
}
