import { ApiError } from '@ringtag/api-client';
import { FailureAlert, useFailureText } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { AvatarUpload, type AvatarUploadLabels, Section, showUploadFailure } from '@ringtag/ui';
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
  const labels = usePhotoLabels();
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
        labels={labels}
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

function usePhotoLabels(): AvatarUploadLabels {
  const { t } = useTranslation('profile');
  return {
    choose: t('photo.choose'),
    change: t('photo.change'),
    remove: t('photo.remove'),
    busy: t('photo.busy'),
    notAnImage: t('photo.notAnImage'),
    tooLarge: t('photo.tooLarge'),
    unreadable: t('photo.unreadable'),
    unavailable: t('photo.unavailable'),
    crop: {
      title: t('photo.crop.title'),
      close: t('photo.crop.close'),
      move: t('photo.crop.move'),
      zoom: t('photo.crop.zoom'),
      rotate: t('photo.crop.rotate'),
      cancel: t('photo.crop.cancel'),
      apply: t('photo.crop.apply'),
    },
  };
}
