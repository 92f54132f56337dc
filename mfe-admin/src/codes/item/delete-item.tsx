import { toDisplayAlias } from '@ringtag/contracts';
import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Button, IconTrash } from '@ringtag/ui';
import { useNavigate } from '@ringtag/vendor/router';
import { useState } from 'react';
import { type Item, useDeleteItem } from '../items.queries';

/** Deletes a code that nobody has activated. Other codes can only be disabled. */
export function DeleteItem({ item }: { item: Item }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const remove = useDeleteItem(item.id);
  const [open, setOpen] = useState(false);
  const code = toDisplayAlias(item.alias);
  if (item.activationCount > 0) return null;
  return (
    <>
      <Button variant="outline" size="sm" icon={<IconTrash />} onClick={() => setOpen(true)}>
        {t('item.delete')}
      </Button>
      <QuestionDialog
        danger
        open={open}
        onClose={() => setOpen(false)}
        title={t('item.deleteTitle', { code })}
        confirmLabel={t('delete')}
        workingLabel={t('deleting')}
        errorTitle={t('item.deleteFailed')}
        onConfirm={async () => {
          await remove.mutateAsync();
          showSuccess(t('item.deleted', { code }));
          void navigate(`/project/${item.projectId}`);
        }}
      >
        {t('item.deleteText')}
      </QuestionDialog>
    </>
  );
}
