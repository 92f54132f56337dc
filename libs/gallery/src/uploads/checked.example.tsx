import { useTranslation } from '@ringtag/i18n';
import { Field, Upload } from '@ringtag/ui';
import { useState } from 'react';
import { useUploadLabels } from './use-upload-labels';

export default function CheckedExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads' });
  const labels = useUploadLabels();
  const [files, setFiles] = useState<File[]>([]);
  const check = (added: readonly File[]) => {
    if (added.some(({ size }) => size > 100_000)) return t('tooLarge');
    return added.every(({ size }) => size > 0);
  };
  return (
    <Field label={t('smallPictures')} hint={t('smallPicturesHint')}>
      <Upload files={files} onChange={setFiles} beforeUpload={check} labels={labels} />
    </Field>
  );
}
