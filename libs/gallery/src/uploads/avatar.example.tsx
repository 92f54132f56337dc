import { useTranslation } from '@ringtag/i18n';
import { AvatarUpload, type AvatarUploadLabels } from '@ringtag/ui';
import { useEffect, useState } from 'react';

function useAvatarLabels(): AvatarUploadLabels {
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads.avatar' });
  return {
    choose: t('choose'),
    change: t('change'),
    remove: t('remove'),
    busy: t('busy'),
    notAnImage: t('notAnImage'),
    tooLarge: t('tooLarge'),
    unreadable: t('unreadable'),
    unavailable: t('unavailable'),
    crop: {
      title: t('title'),
      close: t('close'),
      move: t('move'),
      zoom: t('zoom'),
      rotate: t('rotate'),
      cancel: t('cancel'),
      apply: t('apply'),
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
