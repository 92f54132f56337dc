import { useTranslation } from '@ringtag/i18n';
import { QR_LIMITS } from '@ringtag/qr';
import { ButtonLink, Field, IconDownload, Section, Select } from '@ringtag/ui';
import { useState } from 'react';
import { SheetDownload } from '../../codes/sheet/sheet-download';
import look from '../../page/look.module.css';
import styles from './qr.module.css';

/** Pixels of a PNG, and millimetres of a PDF. */
const SIZES = {
  png: [256, 512, QR_LIMITS.png.default, 2048, QR_LIMITS.png.max],
  pdf: [20, 30, QR_LIMITS.pdf.default, 60, 100],
} as const;

/** Downloads the saved design as files. */
export function QrDownloads({ id, dirty }: { id: string; dirty: boolean }) {
  const { t } = useTranslation('qr');
  const path = `/api/my-codes/${id}/qr`;
  return (
    <Section size="lg" title={t('download.title')}>
      <p className={look.quiet}>{dirty ? t('download.dirty') : t('download.test')}</p>
      <SheetDownload id={id} />
      <SizedFile kind="png" path={path} />
      <SizedFile kind="pdf" path={path} />
      <ButtonLink href={`${path}.svg`} download variant="outline" block icon={<IconDownload />}>
        {t('download.svg')}
      </ButtonLink>
    </Section>
  );
}

function SizedFile({ kind, path }: { kind: keyof typeof SIZES; path: string }) {
  const { t } = useTranslation('qr');
  const [size, setSize] = useState<number>(QR_LIMITS[kind].default);
  return (
    <div className={styles.file}>
      <Field label={t(`download.${kind}.label`)}>
        <Select value={size} onChange={(event) => setSize(Number(event.target.value))}>
          {SIZES[kind].map((each) => (
            <option key={each} value={each}>
              {t(`download.${kind}.size`, { size: each })}
            </option>
          ))}
        </Select>
      </Field>
      <ButtonLink href={`${path}.${kind}?size=${size}`} download variant="outline" icon={<IconDownload />}>
        {t(`download.${kind}.button`)}
      </ButtonLink>
    </div>
  );
}
