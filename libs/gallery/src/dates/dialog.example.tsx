import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, DateTimePicker, Dialog, Field } from '@ringtag/ui';
import { useState } from 'react';

export default function DialogExample() {
  const { t } = useTranslation('galleryDates');
  const texts = useDateLabels();
  const [open, setOpen] = useState(false);
  const [call, setCall] = useState('');
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('openDialog')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('dialogTitle')}
        closeLabel={t('closeDialog')}
        actions={<Button onClick={() => setOpen(false)}>{t('save')}</Button>}
      >
        <Field label={t('appointment')}>
          <DateTimePicker {...texts} value={call} onChange={setCall} />
        </Field>
      </Dialog>
    </>
  );
}
