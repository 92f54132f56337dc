import { useTranslation } from '@ringtag/i18n';
import { Field, Upload } from '@ringtag/ui';
import { useState } from 'react';
import { useUploadLabels } from './use-upload-labels';

export default function SingleExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads' });
  const labels = useUploadLabels();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Field label={t('logo')} hint={t('logoHint')}>
      <Upload limit={1} files={files} onChange={setFiles} labels={{ ...labels, choose: t('chooseOne') }} />
    </Field>
  );
}
