import { useTranslation } from '@ringtag/i18n';
import type { UploadLabels } from '@ringtag/ui';

/** The labels that all uploads of the gallery share. */
export function useUploadLabels(): UploadLabels {
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads' });
  return {
    choose: t('choose'),
    chosen: (count) => t('chosen', { count }),
    failed: t('failed'),
    wrongType: t('wrongType'),
    size: (kb) => t('size', { kb }),
    remove: (name) => t('remove', { name }),
  };
}
