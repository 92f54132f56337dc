import { Button } from '@ringtag/ui/lite';
import { Dialog } from '@ringtag/ui';

interface UnsavedDialogProps {
  open: boolean;
  saving: boolean;
  texts: { title: string; text: string; stay: string; discard: string; save: string; saving: string };
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asked before unsaved changes would be lost (specification 2: save before close). */
export function UnsavedDialog({ open, saving, texts, onStay, onDiscard, onSave }: UnsavedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={texts.title}
      closeLabel={texts.stay}
      actions={
        <>
          <Button variant="outline" disabled={saving} onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button loading={saving} loadingLabel={texts.saving} onClick={onSave}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
