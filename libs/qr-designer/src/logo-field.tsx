import { useTranslation } from '@ringtag/i18n';
import { Button, FieldGroup, IconTrash, Inline, showUploadFailure, Upload } from '@ringtag/ui';
import { readLogo } from './logo-file';
import styles from './qr-designer.module.css';

interface LogoFieldProps {
  logo: string | null;
  onChange: (logo: string | null) => void;
}

/** A picture for the middle of the code. The browser makes it small, so that no large file is sent. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const { t } = useTranslation('qrDesign');
  const choose = async ([file]: File[]) => {
    if (!file) return;
    try {
      onChange(await readLogo(file));
    } catch {
      showUploadFailure(t('logo.failed'));
    }
  };
  return (
    <FieldGroup label={t('logo.label')} hint={t('logo.hint')}>
      {logo ? (
        <Inline gap={4}>
          <img src={logo} alt="" width="64" height="64" className={styles.logoPicture} />
          <Button variant="outline" icon={<IconTrash />} onClick={() => onChange(null)}>
            {t('logo.remove')}
          </Button>
        </Inline>
      ) : (
        <Upload
          files={[]}
          limit={1}
          onChange={(files) => void choose(files)}
          labels={{
            choose: t('logo.choose'),
            chosen: () => '',
            failed: t('logo.failed'),
            wrongType: t('logo.failed'),
            size: String,
            remove: () => t('logo.remove'),
          }}
        />
      )}
    </FieldGroup>
  );
}
