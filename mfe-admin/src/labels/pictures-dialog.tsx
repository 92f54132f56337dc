import { PICTURE_FORMATS, type PictureFormat } from '@ringtag/contracts';
import { FormDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Field, Select, Stack } from '@ringtag/ui';
import { useState } from 'react';
import { useSavePictures } from './labels.queries';

interface PicturesDialogProps {
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** The codes of a project as a ZIP of pictures, for somebody else's layout. */
export function PicturesDialog({ projectId, open, onClose }: PicturesDialogProps) {
  const { t } = useTranslation('admin');
  const [format, setFormat] = useState<PictureFormat>('svg');
  const [which, setWhich] = useState('all');
  const save = useSavePictures(projectId);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('pictures.title')}
      closeLabel={t('close')}
      cancelLabel={t('cancel')}
      submitLabel={t('pictures.make')}
      workingLabel={t('pictures.making')}
      call={save}
      errorTitle={t('pictures.failed')}
    >
      {(id) => (
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            const filter = which === 'free' && { filter: { activated: 'false' as const } };
            save.mutate({ format, size: 1024, ...filter }, { onSuccess: onClose });
          }}
        >
          <Stack gap={4}>
            <Field label={t('pictures.format')} hint={t(`pictures.hints.${format}`)}>
              <Select value={format} onChange={(event) => setFormat(event.target.value as PictureFormat)}>
                {PICTURE_FORMATS.map((each) => (
                  <option key={each} value={each}>
                    {each.toUpperCase()}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('print.which')}>
              <Select value={which} onChange={(event) => setWhich(event.target.value)}>
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
