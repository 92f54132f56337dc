import { isEmail } from '@ringtag/contracts';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, Stack, TextInput } from '@ringtag/ui';
import styles from './forms.module.css';

export default function TouchedExample() {
  const { t } = useTranslation(['gallery', 'common']);
  const form = useForm({
    initial: { name: '', email: '' },
    check: ({ name, email }) => ({
      name: name.trim() === '' && t('common:form.nameRequired'),
      email: !isEmail(email.trim()) && t('common:form.emailInvalid'),
    }),
  });
  return (
    <form onSubmit={form.submit} noValidate className={styles.column}>
      <Stack>
        <Field label={t('common:form.name')} required error={form.errors.name}>
          <TextInput autoComplete="off" {...form.field('name')} />
        </Field>
        <Field label={t('common:form.email')} required error={form.errors.email}>
          <TextInput type="email" autoComplete="off" {...form.field('email')} />
        </Field>
        <Button type="submit">{t('forms.send')}</Button>
      </Stack>
    </form>
  );
}
