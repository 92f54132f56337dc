import { COPIES, countFitting, PAGE_SIZES } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { ButtonLink, Field, FieldGroup, IconDownload, Select } from '@ringtag/ui';
import { type ReactNode, useState } from 'react';
import styles from './sheet-download.module.css';
import { toPaper } from './to-paper';

/** Millimetres. */
const WIDTHS = [25, COPIES.width.default, 50, 70, COPIES.width.max];

interface SheetDownloadProps {
  /** The code. */
  id: string;
  /** True where it is what most readers came for. */
  first?: boolean;
}

/** Downloads a sheet of paper with copies of a code. Asks how large, how many, and on which paper. */
export function SheetDownload({ id, first }: SheetDownloadProps) {
  const { t } = useTranslation('sheet');
  const [size, setSize] = useState<number>(COPIES.width.default);
  const [wanted, setWanted] = useState<number>(COPIES.count.default);
  const [paper, setPaper] = useState(() => toPaper(navigator.language));
  const fitting = countFitting(paper, size);
  const copies = Math.min(wanted, fitting);
  return (
    <FieldGroup label={t('title')} hint={t('scale')}>
      <div className={styles.choices}>
        <Choice label={t('size')} value={size} onChoose={(next) => setSize(Number(next))}>
          {WIDTHS.map((each) => (
            <option key={each} value={each}>
              {t('millimetres', { size: each })}
            </option>
          ))}
        </Choice>
        <Choice label={t('copies')} value={copies} onChoose={(next) => setWanted(Number(next))}>
          {Array.from({ length: fitting }, (_, before) => (
            <option key={before}>{before + 1}</option>
          ))}
        </Choice>
        <Choice
          label={t('paper')}
          value={paper}
          onChoose={(next) => setPaper(PAGE_SIZES.find((each) => each === next) ?? paper)}
        >
          {PAGE_SIZES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
      </div>
      <ButtonLink
        href={`/api/my-codes/${id}/sheet.pdf?paper=${paper}&size=${size}&copies=${copies}`}
        download
        block
        {...(!first && { variant: 'outline' })}
        icon={<IconDownload />}
      >
        {t('download')}
      </ButtonLink>
    </FieldGroup>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </Select>
    </Field>
  );
}
