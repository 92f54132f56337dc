import { ApiError } from '@ringtag/api-client';
import { BATCH, type ImportFileProblem } from '@ringtag/contracts';
import { type DialogState, FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Button, Dialog, ProgressLine, Stack, Upload } from '@ringtag/ui';
import { useState } from 'react';
import { useImport } from '../items.queries';
import { ImportOutcome } from './import-outcome';

/** What spreadsheets call CSV, text with tabs, and "Unicode text". */
const ACCEPTED = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** Imports a file of codes. Shows first what the import would do with each row. */
export default function ImportDialog({ projectId, open, onClose }: DialogState & { projectId: string }) {
  const { t } = useTranslation(['admin', 'items']);
  const refusalText = useRefusalText();
  const [file, setFile] = useState<File>();
  const run = useImport(projectId);
  const outcome = run.data;
  const done = outcome?.dryRun === false;
  const useful = (outcome?.created ?? 0) + (outcome?.changed ?? 0);

  const choose = ([chosen]: File[]) => {
    setFile(chosen);
    run.reset();
    if (chosen) run.mutate({ file: chosen, dryRun: true });
  };
  const close = () => {
    // The result of a running import must be seen, so the dialog stays open.
    if (run.isPending && !run.variables.dryRun) return;
    onClose();
    choose([]);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('items:import.title')}
      closeLabel={t('close')}
      actions={
        done ? (
          <Button key="done" autoFocus onClick={close}>
            {t('addCodes.done')}
          </Button>
        ) : (
          <>
            <Button variant="outline" onClick={close}>
              {t('cancel')}
            </Button>
            <Button
              disabled={useful === 0}
              loading={run.isPending && !run.variables.dryRun}
              loadingLabel={t('items:import.importing')}
              onClick={() => file && run.mutate({ file, dryRun: false })}
            >
              {useful > 0 ? t('items:import.start', { count: useful }) : t('items:import.startNone')}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {!done && <FileZone file={file} onChange={choose} disabled={run.isPending} />}
        {run.isPending && <ProgressLine label={t('items:import.reading')} text={null} />}
        <FailureAlert title={t('items:import.failed')} error={run.error} text={refusalText} />
        {outcome && <ImportOutcome outcome={outcome} />}
      </Stack>
    </Dialog>
  );
}

interface FileZoneProps {
  file: File | undefined;
  onChange: (files: File[]) => void;
  disabled: boolean;
}

function FileZone({ file, onChange, disabled }: FileZoneProps) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  return (
    <Stack gap={2}>
      <p>{t('items:import.text')}</p>
      <p>{t('items:import.columns')}</p>
      <Upload
        accept={ACCEPTED}
        limit={1}
        files={file ? [file] : []}
        onChange={onChange}
        disabled={disabled}
        beforeUpload={([added]) =>
          !added ||
          added.size <= BATCH.maxBytes ||
          t('items:import.tooLarge', { kb: number(BATCH.maxBytes / 1000) })
        }
        labels={{
          choose: t('items:import.choose'),
          chosen: (count) => t('items:import.chosen', { count }),
          failed: t('items:import.failed'),
          wrongType: t('items:import.wrongType'),
          size: (kb) => t('items:import.size', { kb: number(kb) }),
          remove: (name) => t('items:import.remove', { name }),
        }}
      />
    </Stack>
  );
}

/** Returns a function that says what is wrong with a file, and in which line, when the error is `file_refused`. */
function useRefusalText(): (error: unknown) => string | undefined {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'file_refused') return undefined;
    const { reason, line, max } = error.data as { reason: ImportFileProblem; line?: number; max?: number };
    return t(`items:import.refusals.${reason}`, { line: number(line ?? 1), max: number(max ?? BATCH.max) });
  };
}
