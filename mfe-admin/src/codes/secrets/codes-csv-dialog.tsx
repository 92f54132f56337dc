import { type DialogState, FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { CsvDialog } from '@ringtag/lists';
import { Checkbox } from '@ringtag/ui';
import { ProofDialog, useProven } from '@ringtag/verification';
import { useState } from 'react';
import { type ItemsFilter, itemsCsvPath } from '../items.queries';
import { useSaveSecrets } from './claim-secrets.queries';

interface CodesCsvDialogProps extends DialogState {
  projectId: string;
  filter: ItemsFilter;
  /** Offers the secrets of the codes too, for whoever proves who they are. */
  offersSecrets: boolean;
}

/** Downloads the codes of a project as CSV. */
export default function CodesCsvDialog({ projectId, filter, offersSecrets, ...dialog }: CodesCsvDialogProps) {
  const { t } = useTranslation('items');
  const [chosen, choose] = useState(false);
  const save = useProven(useSaveSecrets(projectId), dialog.onClose);
  return (
    <>
      <CsvDialog
        open={dialog.open && !save.proof.open}
        onClose={dialog.onClose}
        path={(separator) => itemsCsvPath(projectId, filter, separator)}
        onDownload={offersSecrets && chosen ? (separator) => save.run({ filter, separator }) : undefined}
      >
        {offersSecrets && (
          <Checkbox
            label={t('secrets.export')}
            checked={chosen}
            onChange={({ target }) => choose(target.checked)}
          />
        )}
        <FailureAlert title={t('secrets.failed')} error={save.failure} />
      </CsvDialog>
      <ProofDialog {...save.proof} />
    </>
  );
}
