import { isEmail } from '@ringtag/contracts';
import { focusFirstError } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, Stack, TextInput } from '@ringtag/ui';
import { useState, type FormEvent } from 'react';
import styles from './forms.module.css';

export default function TouchedExample() {
  const { t } = useTranslation(['galleryForms', 'common']);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<{ name?: true; email?: true }>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = {
      ...(name.trim() === '' && { name: true as const }),
      ...(!isEmail(email.trim()) && { email: true as const }),
    };
    setErrors(found);
    focusFirstError(event.currentTarget, found);
  }
  return (
    <form onSubmit={submit} noValidate className={styles.column}>
      <Stack>
        <Field label={t('common:form.name')} required error={errors.name && t('common:form.nameRequired')}>
          <TextInput
            name="name"
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setErrors({ ...errors, name: undefined });
            }}
          />
        </Field>
        <Field label={t('common:form.email')} required error={errors.email && t('common:form.emailInvalid')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setErrors({ ...errors, email: undefined });
            }}
          />
        </Field>
        <Button type="submit">{t('send')}</Button>
      </Stack>
    </form>
  );
}
