import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog } from '@ringtag/ui';

interface LeaveDialogProps {
  open: boolean;
  saving: boolean;
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asked before unsaved changes would be lost. */
export function LeaveDialog({ open, saving, onStay, onDiscard, onSave }: LeaveDialogProps) {
  const { t } = useTranslation('profile');
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('unsaved.title')}
      closeLabel={t('unsaved.stay')}
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
