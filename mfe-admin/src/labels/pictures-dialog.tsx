import { PICTURE_FORMATS, type PictureFormat } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Field, Options, Select, Stack } from '@ringtag/ui';
import { useSavePictures } from './labels.queries';

/** Downloads the codes of a project as pictures in a ZIP file, for layouts that are made elsewhere. */
export default function PicturesDialog({ projectId, ...dialog }: DialogState & { projectId: string }) {
  const { t } = useTranslation('admin');
  const save = useSavePictures(projectId);
  const form = useForm({
    initial: { format: 'svg' as PictureFormat, which: 'all' },
    onSubmit: ({ format, which }) => {
      const filter = which === 'free' && { filter: { activated: 'false' as const } };
      save.mutate({ format, size: 1024, ...filter }, { onSuccess: dialog.onClose });
    },
  });
  return (
    <FormDialog
      {...dialog}
      title={t('pictures.title')}
      submitLabel={t('pictures.make')}
      workingLabel={t('pictures.making')}
      call={save}
      errorTitle={t('pictures.failed')}
    >
      {(id) => (
        <form id={id} onSubmit={form.submit} noValidate>
          <Stack gap={4}>
            <Field label={t('pictures.format')} hint={t(`pictures.hints.${form.values.format}`)}>
              <Select {...form.field('format')}>
                <Options values={PICTURE_FORMATS} text={(each) => each.toUpperCase()} />
              </Select>
            </Field>
            <Field label={t('print.which')}>
              <Select {...form.field('which')}>
                <option value="all">{t('print.all')}</option>
                <option value="free">{t('print.free')}</option>
              </Select>
            </Field>
          </Stack>
        </form>
      )}
    </FormDialog>
  );
}
