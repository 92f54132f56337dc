import { useTranslation } from '@ringtag/i18n';
import { Field, TextArea } from '@ringtag/ui';
import styles from './forms.module.css';

export default function TextAreaExample() {
  const { t } = useTranslation('galleryForms');
  return (
    <div className={styles.column}>
      <Field label={t('message')}>
        <TextArea />
      </Field>
    </div>
  );
}
