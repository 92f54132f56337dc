import { useTranslation } from '@ringtag/i18n';
import { QR_LIMITS } from '@ringtag/qr';
import { ButtonLink, Field, IconDownload, Section, Select } from '@ringtag/ui';
import { useState } from 'react';
import look from '../../page/look.module.css';
import styles from './qr.module.css';

const PIXELS = [256, 512, QR_LIMITS.png.default, 2048, QR_LIMITS.png.max] as const;
const MILLIMETRES = [20, 30, QR_LIMITS.pdf.default, 60, 100] as const;

/** Downloads the saved design as files. */
export function QrDownloads({ id, dirty }: { id: string; dirty: boolean }) {
  const { t } = useTranslation('qr');
  const file = (name: string) => `/api/my-codes/${id}/qr.${name}`;
  return (
    <Section size="lg" title={t('download.title')}>
      <p className={look.quiet}>{dirty ? t('download.dirty') : t('download.test')}</p>
      <SizedFile
        kind="png"
        sizes={PIXELS}
        preset={QR_LIMITS.png.default}
        href={(size) => file(`png?size=${size}`)}
      />
      <SizedFile
        kind="pdf"
        sizes={MILLIMETRES}
        preset={QR_LIMITS.pdf.default}
        href={(size) => file(`pdf?size=${size}`)}
      />
      <ButtonLink href={file('svg')} download variant="outline" block icon={<IconDownload />}>
        {t('download.svg')}
      </ButtonLink>
    </Section>
  );
}

interface SizedFileProps {
  kind: 'png' | 'pdf';
  sizes: readonly number[];
  preset: number;
  href: (size: number) => string;
}

function SizedFile({ kind, sizes, preset, href }: SizedFileProps) {
  const { t } = useTranslation('qr');
  const [size, setSize] = useState(preset);
  return (
    <div className={styles.file}>
      <Field label={t(`download.${kind}.label`)}>
        <Select value={size} onChange={(event) => setSize(Number(event.target.value))}>
          {sizes.map((each) => (
            <option key={each} value={each}>
              {t(`download.${kind}.size`, { size: each })}
            </option>
          ))}
        </Select>
      </Field>
      <ButtonLink href={href(size)} download variant="outline" icon={<IconDownload />}>
        {t(`download.${kind}.button`)}
      </ButtonLink>
    </div>
  );
}
