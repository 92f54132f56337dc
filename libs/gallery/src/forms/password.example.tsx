import { useTranslation } from '@ringtag/i18n';
import { Field, PasswordInput } from '@ringtag/ui';
import styles from './forms.module.css';

export default function PasswordExample() {
  const { t } = useTranslation('galleryForms');
  return (
    <div className={styles.column}>
      <Field label={t('password')}>
        <PasswordInput
          autoComplete="off"
          defaultValue="correct horse"
          labels={{ show: t('showPassword'), capsLock: t('capsLock') }}
        />
      </Field>
    </div>
  );
}
