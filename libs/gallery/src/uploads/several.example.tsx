import { useTranslation } from '@ringtag/i18n';
import { Field, Upload } from '@ringtag/ui';
import { useState } from 'react';
import { useUploadLabels } from './use-upload-labels';

const LIMIT = 3;

export default function SeveralExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads' });
  const labels = useUploadLabels();
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Field label={t('pictures')}>
      <Upload
        limit={LIMIT}
        files={files}
        onChange={setFiles}
        labels={{ ...labels, full: t('full', { count: LIMIT }) }}
      />
    </Field>
  );
}
