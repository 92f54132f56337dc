import { useTranslation } from '@ringtag/i18n';
import { Field, Stack, TextInput } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import styles from './forms.module.css';

export default function FieldsExample() {
  const { t } = useTranslation(['gallery', 'common']);
  return (
    <Stack className={styles.column}>
      <Field label={t('common:form.name')} required hint={t('forms.nameHint')}>
        <TextInput autoComplete="off" />
      </Field>
      <Field label={t('common:form.email')} required error={t('common:form.emailInvalid')}>
        <TextInput autoComplete="off" defaultValue="ann@" />
      </Field>
      <Field label={t('forms.alias')} aside={<Link to="/scan">{t('forms.whatIsThat')}</Link>}>
        <TextInput defaultValue="AB12CD" readOnly />
      </Field>
      <Field label={t('forms.owner')} hint={t('forms.disabledHint')}>
        <TextInput defaultValue="Ann Lee" disabled />
      </Field>
    </Stack>
  );
}
