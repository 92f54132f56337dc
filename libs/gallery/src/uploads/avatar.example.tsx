import { useTranslation } from '@ringtag/i18n';
import { AvatarUpload, type AvatarUploadLabels } from '@ringtag/ui';
import { useEffect, useState } from 'react';

function useAvatarLabels(): AvatarUploadLabels {
  const { t } = useTranslation('galleryUploads');
  return {
    choose: t('avatar.choose'),
    change: t('avatar.change'),
    remove: t('avatar.remove'),
    busy: t('avatar.busy'),
    notAnImage: t('avatar.notAnImage'),
    tooLarge: t('avatar.tooLarge'),
    unreadable: t('avatar.unreadable'),
    unavailable: t('avatar.unavailable'),
    crop: {
      title: t('avatar.title'),
      close: t('avatar.close'),
      move: t('avatar.move'),
      zoom: t('avatar.zoom'),
      rotate: t('avatar.rotate'),
      cancel: t('avatar.cancel'),
      apply: t('avatar.apply'),
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
