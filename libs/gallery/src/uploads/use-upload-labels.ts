import { useTranslation } from '@ringtag/i18n';
import type { UploadLabels } from '@ringtag/ui';

/** The labels that all uploads of the gallery share. */
export function useUploadLabels(): UploadLabels {
  const { t } = useTranslation('gallery');
  return {
    choose: t('uploads.choose'),
    chosen: (count) => t('uploads.chosen', { count }),
    failed: t('uploads.failed'),
    wrongType: t('uploads.wrongType'),
    size: (kb) => t('uploads.size', { kb }),
    remove: (name) => t('uploads.remove', { name }),
  };
}
