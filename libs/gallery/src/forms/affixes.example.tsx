import { useTranslation } from '@ringtag/i18n';
import { Field, IconPhone, Stack, TextInput } from '@ringtag/ui';
import styles from './forms.module.css';

export default function AffixesExample() {
  const { t } = useTranslation(['galleryForms', 'common']);
  return (
    <Stack className={styles.column}>
      <Field label={t('common:profile.fields.telegram')}>
        <TextInput prefix="t.me/" dir="ltr" autoComplete="off" />
      </Field>
      <Field label={t('common:profile.fields.phone')}>
        <TextInput type="tel" prefix={<IconPhone />} dir="ltr" autoComplete="off" />
      </Field>
      <Field label={t('labelWidth')} error={t('tooNarrow')}>
        <TextInput inputMode="numeric" suffix="mm" defaultValue="4" />
      </Field>
    </Stack>
  );
}
