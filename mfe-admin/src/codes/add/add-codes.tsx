import { ApiError } from '@ringtag/api-client';
import { toDisplayAlias } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import type { Project } from '@ringtag/shell-controls/projects';
import { Button, Dialog, IconPlus, ProgressLine, Stack } from '@ringtag/ui';
import { useEffect, useId } from 'react';
import { useCreateItems, type NewItems } from '../items.queries';
import { AddCodesForm } from './add-codes-form';
import { CreatedCodes } from './created-codes';

/** From this number of codes on, creating them takes noticeably long, and the dialog shows a progress line. */
const MANY = 500;

interface AddCodesProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button with its dialog. The dialog creates a batch of random or named codes and then lists them. */
export function AddCodes({ project, open, onOpenChange }: AddCodesProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const create = useCreateItems(project.id);
  const takenText = useTakenText();
  const { reset } = create;
  // Reset on opening and not on closing, so that the result stays visible while the dialog fades out.
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);

  const close = () => {
    // The answer lists what was created, so the dialog cannot be closed before it arrives.
    if (!create.isPending) onOpenChange(false);
  };
  return (
    <>
      <Button icon={<IconPlus />} onClick={() => onOpenChange(true)}>
        {t('addCodes.open')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('addCodes.title')}
        closeLabel={t('close')}
        actions={
          create.isSuccess ? (
            <Button onClick={close}>{t('addCodes.done')}</Button>
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
            <FailureAlert title={t('addCodes.failed')} error={create.error} text={takenText} />
            <AddCodesForm id={formId} activatable={project.activatable} onSubmit={create.mutate} />
            {create.isPending && <Creating count={toCount(create.variables)} />}
          </Stack>
        )}
      </Dialog>
    </>
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

/** Returns a function that names the alias of an `alias_taken` error. */
function useTakenText(): (error: unknown) => string | undefined {
  const { t } = useTranslation('admin');
  return (error) => {
    const alias = error instanceof ApiError && error.code === 'alias_taken' ? error.data.alias : undefined;
    return typeof alias === 'string' ? t('addCodes.aliasTaken', { alias: toDisplayAlias(alias) }) : undefined;
  };
}
