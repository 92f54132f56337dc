import type { DialogState } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import type { Project } from '@ringtag/shell-controls/projects';
import { Button, Dialog, ProgressLine, Stack } from '@ringtag/ui';
import { useEffect, useId } from 'react';
import { useCreateItems, type NewItems } from '../items.queries';
import { AddCodesForm } from './add-codes-form';
import { CreatedCodes } from './created-codes';

/** From this number of codes on, creating them takes noticeably long, and the dialog shows a progress line. */
const MANY = 500;

/** Creates a batch of random or named codes and then lists them. */
export default function AddCodesDialog({ project, open, onClose }: DialogState & { project: Project }) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const create = useCreateItems(project.id);
  const { reset } = create;
  // Reset on opening and not on closing, so that the result stays visible while the dialog fades out.
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);

  const close = () => {
    // The answer lists what was created, so the dialog cannot be closed before it arrives.
    if (!create.isPending) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('addCodes.title')}
      closeLabel={t('close')}
      actions={
        create.isSuccess ? (
          // A key, so that it is a new button, which takes the focus, and not the one to cancel.
          <Button key="done" autoFocus onClick={close}>
            {t('addCodes.done')}
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              loading={create.isPending}
              loadingLabel={t('addCodes.creating')}
            >
              {t('addCodes.create')}
            </Button>
          </>
        )
      }
    >
      {create.isSuccess ? (
        <CreatedCodes items={create.data.items} />
      ) : (
        <Stack gap={4}>
          <AddCodesForm
            id={formId}
            activatable={project.activatable}
            error={create.error}
            onSubmit={create.mutate}
          />
          {create.isPending && <Creating count={toCount(create.variables)} />}
        </Stack>
      )}
    </Dialog>
  );
}

/** Shows that a large batch is being created. The server creates it in one step, so there is no percentage. */
function Creating({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  const text = t('addCodes.creatingMany', { count });
  if (count < MANY) return null;
  return (
    <Stack gap={2}>
      <p>{text}</p>
      <ProgressLine label={text} text={null} />
    </Stack>
  );
}

function toCount({ count, items }: NewItems): number {
  return count ?? items?.length ?? 0;
}
