import { Dialog } from '@ringtag/ui';
import { Button } from '@ringtag/ui/lite';
import { useEffect, useRef } from 'react';

interface UnsavedDialogProps {
  open: boolean;
  saving: boolean;
  texts: { title: string; text: string; stay: string; discard: string; save: string; saving: string };
  onStay: () => void;
  onDiscard: () => void;
  onSave: () => void;
}

/** Asks before unsaved changes are lost (specification 2: save before close). */
export function UnsavedDialog({ open, saving, texts, onStay, onDiscard, onSave }: UnsavedDialogProps) {
  const saveButton = useRef<HTMLButtonElement>(null);
  // By default, the dialog focuses its first control. A second press of Enter would then discard the changes.
  useEffect(() => {
    if (open) saveButton.current?.focus();
  }, [open]);
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
          <Button ref={saveButton} loading={saving} loadingLabel={texts.saving} onClick={onSave}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
