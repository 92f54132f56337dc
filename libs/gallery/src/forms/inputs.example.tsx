import { useTranslation } from '@ringtag/i18n';
import { Field, IconPhone, PasswordInput, SearchInput, Stack, TextArea, TextInput } from '@ringtag/ui';
import { useState } from 'react';
import styles from './forms.module.css';

export default function InputsExample() {
  const { t } = useTranslation(['gallery', 'common']);
  const [search, setSearch] = useState('');
  return (
    <Stack className={styles.column}>
      <Field label={t('common:profile.fields.telegram')}>
        <TextInput prefix="t.me/" dir="ltr" autoComplete="off" />
      </Field>
      <Field label={t('common:profile.fields.phone')}>
        <TextInput type="tel" prefix={<IconPhone />} dir="ltr" autoComplete="off" />
      </Field>
      <Field label={t('forms.labelWidth')} error={t('forms.tooNarrow')}>
        <TextInput inputMode="numeric" suffix="mm" defaultValue="4" />
      </Field>
      <Field label={t('forms.password')} hint={t('forms.passwordHint')}>
        <PasswordInput
          autoComplete="off"
          defaultValue="correct horse"
          labels={{ show: t('forms.showPassword'), capsLock: t('forms.capsLock') }}
        />
      </Field>
      <Field label={t('forms.message')} hint={t('forms.messageHint')}>
        <TextArea />
      </Field>
      <SearchInput
        label={t('forms.searchCodes')}
        placeholder={t('forms.searchCodes')}
        clearLabel={t('forms.clear')}
        value={search}
        onChange={setSearch}
      />
    </Stack>
  );
}
