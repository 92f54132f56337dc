import { CSV_SEPARATORS, type CsvSeparator, guessCsvSeparator, toLocale } from '@ringtag/contracts';
import type { DialogState } from '@ringtag/forms';
import { currentLocale, useTranslation } from '@ringtag/i18n';
import { browserStorage } from '@ringtag/session';
import { Button, ButtonLink, Dialog, Field, IconDownload, Options, Select, Stack } from '@ringtag/ui';
import { type ReactNode, useState } from 'react';

const STORED = 'csv-separator';

interface CsvDialogProps extends DialogState {
  /** The path of the file with this separator. */
  path: (separator: CsvSeparator) => string;
  /** Downloads the file where a link cannot, because the call needs a proof. */
  onDownload?: ((separator: CsvSeparator) => void) | undefined;
  /** Further choices. */
  children?: ReactNode;
}

/**
 * Asks what separates the columns of a CSV file, and downloads it. This browser keeps the choice, because the
 * spreadsheet on the same computer expects it again.
 */
export default function CsvDialog({ open, onClose, path, onDownload, children }: CsvDialogProps) {
  const { t } = useTranslation(['lists', 'common']);
  const [chosen, setChosen] = useState(readStored);
  const separator = chosen ?? guessCsvSeparator(readerTag());
  const choose = (next: CsvSeparator) => {
    browserStorage.set(STORED, next);
    setChosen(next);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('csv.title')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {onDownload ? (
            <Button icon={<IconDownload />} onClick={() => onDownload(separator)}>
              {t('csv.download')}
            </Button>
          ) : (
            <ButtonLink href={path(separator)} download icon={<IconDownload />} onClick={onClose}>
              {t('csv.download')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Field label={t('csv.separator')} hint={t('csv.hint')}>
          <Select value={separator} onChange={({ target }) => choose(target.value as CsvSeparator)}>
            <Options values={CSV_SEPARATORS} text={(each) => t(`csv.separators.${each}`)} />
          </Select>
        </Field>
        {children}
      </Stack>
    </Dialog>
  );
}

function readStored(): CsvSeparator | undefined {
  const stored = browserStorage.get(STORED);
  return CSV_SEPARATORS.find((known) => known === stored);
}

/** The reader's language, with the country where the browser names one. */
function readerTag(): string {
  const locale = currentLocale();
  return navigator.languages.find((tag) => toLocale(tag) === locale) ?? locale;
}
