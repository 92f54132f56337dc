import { useTranslation } from '@ringtag/i18n';
import { Field, Upload } from '@ringtag/ui';
import { useState } from 'react';
import { useUploadLabels } from './use-upload-labels';

export default function SingleExample() {
  const { t } = useTranslation('gallery');
  const labels = useUploadLabels();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Field label={t('uploads.logo')} hint={t('uploads.logoHint')}>
      <Upload
        limit={1}
        files={files}
        onChange={setFiles}
        labels={{ ...labels, choose: t('uploads.chooseOne') }}
      />
    </Field>
  );
}
