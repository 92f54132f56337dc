import { useTranslation } from '@ringtag/i18n';
import { AvatarUpload, type AvatarUploadLabels } from '@ringtag/ui';
import { useEffect, useState } from 'react';

function useAvatarLabels(): AvatarUploadLabels {
  const { t } = useTranslation('gallery');
  return {
    choose: t('uploads.avatar.choose'),
    change: t('uploads.avatar.change'),
    remove: t('uploads.avatar.remove'),
    busy: t('uploads.avatar.busy'),
    notAnImage: t('uploads.avatar.notAnImage'),
    tooLarge: t('uploads.avatar.tooLarge'),
    unreadable: t('uploads.avatar.unreadable'),
    unavailable: t('uploads.avatar.unavailable'),
    crop: {
      title: t('uploads.avatar.title'),
      close: t('uploads.avatar.close'),
      move: t('uploads.avatar.move'),
      zoom: t('uploads.avatar.zoom'),
      rotate: t('uploads.avatar.rotate'),
      cancel: t('uploads.avatar.cancel'),
      apply: t('uploads.avatar.apply'),
    },
  };
}

export default function AvatarExample() {
  const labels = useAvatarLabels();
  const [src, setSrc] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);
  return (
    <AvatarUpload
      name="Ann Lee"
      src={src}
      onChange={(picture) => setSrc(URL.createObjectURL(picture))}
      onRemove={() => setSrc(undefined)}
      labels={labels}
    />
  );
}
