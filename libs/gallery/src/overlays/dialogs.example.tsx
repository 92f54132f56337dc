import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Field, Inline, Stack, TextInput } from '@ringtag/ui';
import { useId, useState } from 'react';

export default function DialogsExample() {
  const { t } = useTranslation('gallery');
  const [open, setOpen] = useState<'form' | 'text'>();
  const formId = useId();
  const close = () => setOpen(undefined);
  return (
    <Inline>
      <Button onClick={() => setOpen('form')}>{t('overlays.dialog.rename')}</Button>
      <Button variant="outline" onClick={() => setOpen('text')}>
        {t('overlays.dialog.long')}
      </Button>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title={t('overlays.dialog.renameTitle')}
        closeLabel={t('overlays.close')}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('overlays.cancel')}
            </Button>
            <Button type="submit" form={formId}>
              {t('overlays.save')}
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
        >
          <Field label={t('overlays.dialog.name')} hint={t('overlays.dialog.nameHint')}>
            <TextInput defaultValue={t('overlays.dialog.nameValue')} autoComplete="off" />
          </Field>
        </form>
      </Dialog>
      <Dialog
        open={open === 'text'}
        onClose={close}
        title={t('overlays.dialog.longTitle')}
        closeLabel={t('overlays.close')}
        actions={<Button onClick={close}>{t('overlays.dialog.understood')}</Button>}
      >
        <Stack gap={3}>
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>{t('overlays.dialog.paragraph', { number: index + 1 })}</p>
          ))}
        </Stack>
      </Dialog>
    </Inline>
  );
}
