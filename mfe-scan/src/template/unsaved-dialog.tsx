import { useTranslation } from '@ringtag/i18n';
import { Button } from '@ringtag/ui/lite';
import { Dialog } from '@ringtag/ui';

interface UnsavedDialogProps {
  open: boolean;
  saving: boolean;
  onBack: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asked when the editor is closed with unsaved changes (specification 2). */
export function UnsavedDialog({ open, saving, onBack, onDiscard, onSave }: UnsavedDialogProps) {
  const { t } = useTranslation('template');
  return (
    <Dialog
      open={open}
      onClose={onBack}
      title={t('unsaved.title')}
      closeLabel={t('unsaved.back')}
      actions={
        <>
          <Button variant="outline" disabled={saving} onClick={onDiscard}>
            {t('unsaved.discard')}
          </Button>
          <Button loading={saving} loadingLabel={t('saving')} onClick={onSave}>
            {t('unsaved.save')}
          </Button>
        </>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  );
}
