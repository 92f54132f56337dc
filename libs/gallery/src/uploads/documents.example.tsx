import { useTranslation } from '@ringtag/i18n';
import { Field, Stack, Upload } from '@ringtag/ui';
import { useState } from 'react';
import { useUploadLabels } from './use-upload-labels';

export default function DocumentsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads' });
  const labels = {
    ...useUploadLabels(),
    choose: t('chooseDocument'),
    wrongType: t('noDocument'),
  };
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Stack>
      <Field label={t('list')} hint={t('listHint')}>
        <Upload accept=".csv,text/plain" files={files} onChange={setFiles} labels={labels} />
      </Field>
      <Field label={t('notNow')}>
        <Upload disabled files={[]} onChange={setFiles} labels={labels} />
      </Field>
    </Stack>
  );
}
