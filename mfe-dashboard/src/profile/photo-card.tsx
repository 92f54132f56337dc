import { ApiError } from '@ringtag/api-client';
import { FailureAlert, useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { AvatarUpload, Section, showUploadFailure } from '@ringtag/ui';
import look from '../page/look.module.css';
import { useRemovePhoto, useSavePhoto } from './profile.queries';

interface PhotoCardProps {
  name: string;
  photo: string | undefined;
}

/** Changes the photo. It is saved at once and not together with the form. */
export function PhotoCard({ name, photo }: PhotoCardProps) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const save = useSavePhoto();
  const remove = useRemovePhoto();
  const error = save.error ?? remove.error;
  const failed = t(save.error ? 'photo.saveFailed' : 'photo.removeFailed');
  return (
    <Section title={t('photo.heading')} gap={3}>
      <p className={look.quiet}>{t('photo.hint')}</p>
      <AvatarUpload
        name={name}
        src={photo}
        busy={save.isPending || remove.isPending}
        onChange={(picture) => {
          remove.reset();
          save.mutate(picture, {
            onSuccess: () => showSuccess(t('photo.saved')),
            onError: (failure) =>
              showUploadFailure(isUnreadable(failure) ? t('photo.unreadable') : failureText(failure)),
          });
        }}
        onRemove={() => {
          save.reset();
          remove.mutate(undefined, { onSuccess: () => showSuccess(t('photo.removed')) });
        }}
        labels={t('photo', { returnObjects: true })}
      />
      <FailureAlert
        title={failed}
        error={error}
        text={(failure) => isUnreadable(failure) && t('photo.unreadable')}
      />
    </Section>
  );
}

const isUnreadable = (error: unknown) => error instanceof ApiError && error.code === 'validation_failed';
