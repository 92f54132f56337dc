import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconPlay } from '@ringtag/ui/lite';
import { PageCard } from '../layout/page-card';
import type { Scan } from '../state/scan.queries';
import { useResume } from './paused-code.queries';

interface PausedCodeProps {
  viewer: Scan['viewer'];
  /** Shows what scanners see. Resolves when it is shown. */
  onResumed: () => Promise<unknown>;
}

/** What the owner sees of a paused code. The owner can resume it here. */
export default function PausedCode({ viewer: { codeId = '', label }, onResumed }: PausedCodeProps) {
  const { t } = useTranslation('paused');
  const resume = useResume(codeId);
  return (
    <PageCard title={t('title')}>
      {label && (
        <strong>
          <bdi>{label}</bdi>
        </strong>
      )}
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
    </PageCard>
  );
}
