import { lazyDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import type { Project } from '@ringtag/shell-controls/projects';
import { Button, IconPlus } from '@ringtag/ui';

const AddCodesDialog = lazyDialog(() => import('./add-codes-dialog'));

interface AddCodesProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button with its dialog, which adds codes to a project. */
export function AddCodes({ project, open, onOpenChange }: AddCodesProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Button icon={<IconPlus />} onClick={() => onOpenChange(true)}>
        {t('addCodes.open')}
      </Button>
      <AddCodesDialog project={project} open={open} onClose={() => onOpenChange(false)} />
    </>
  );
}
