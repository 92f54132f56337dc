import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';

/** Says why an answer was refused because of its photos; undefined for other reasons. */
export function usePhotoProblem(): (error: unknown) => string | undefined {
  const { t } = useTranslation('dashboard');
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'photos_full') return t('attachments.full');
    if (error.code === 'payload_too_large') return t('attachments.tooLarge');
    const isPhoto = error.fieldErrors.some(({ field }) => field === 'photos');
    return isPhoto ? t('attachments.noPhoto') : undefined;
  };
}
