import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Alert, Button } from '@ringtag/ui';
import { type ReleaseList, usePreviewEnd } from './releases.queries';

/** Says which release this session alone sees, and ends it. */
export function PreviewNotice({ previewed }: Pick<ReleaseList, 'previewed'>) {
  const { t } = useTranslation('releases');
  const end = usePreviewEnd();
  if (!previewed) return null;
  return (
    <>
      <Alert
        tone="info"
        title={t('preview.title', previewed)}
        actions={
          <Button
            variant="outline"
            size="sm"
            aria-label={t('preview.endOf', previewed)}
            loading={end.isPending}
            loadingLabel={t('preview.ending')}
            onClick={() =>
              void end.mutateAsync().then(
                () => showSuccess(t('preview.ended')),
                () => undefined,
              )
            }
          >
            {t('preview.end')}
          </Button>
        }
      >
        {t('preview.text')}
      </Alert>
      <FailureAlert title={t('preview.endFailed')} error={end.error} />
    </>
  );
}
