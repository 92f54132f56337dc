import { useTranslation } from '@ringtag/i18n';
import { AvatarUpload } from '@ringtag/ui';
import { useEffect, useState } from 'react';

export default function AvatarExample() {
  const { t } = useTranslation('gallery');
  const [src, setSrc] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);
  return (
    <AvatarUpload
      name="Ann Lee"
      src={src}
      onChange={(picture) => setSrc(URL.createObjectURL(picture))}
      onRemove={() => setSrc(undefined)}
      labels={t('uploads.avatar', { returnObjects: true })}
    />
  );
}
