import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Field, Inline, Stack, TextInput } from '@ringtag/ui';
import { useId, useState } from 'react';

export default function DialogsExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'overlays' });
  const [open, setOpen] = useState<'form' | 'text'>();
  const formId = useId();
  const close = () => setOpen(undefined);
  return (
    <Inline>
      <Button onClick={() => setOpen('form')}>{t('dialog.rename')}</Button>
      <Button variant="outline" onClick={() => setOpen('text')}>
        {t('dialog.long')}
      </Button>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title={t('dialog.renameTitle')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId}>
              {t('save')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
          noValidate
        >
          <Field label={t('dialog.name')} hint={t('dialog.nameHint')}>
            <TextInput defaultValue={t('dialog.nameValue')} autoComplete="off" />
          </Field>
        </form>
      </Dialog>
      <Dialog
        open={open === 'text'}
        onClose={close}
        title={t('dialog.longTitle')}
        closeLabel={t('close')}
        actions={<Button onClick={close}>{t('dialog.understood')}</Button>}
      >
        <Stack gap={3}>
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>{t('dialog.paragraph', { number: index + 1 })}</p>
          ))}
        </Stack>
      </Dialog>
    </Inline>
  );
}
