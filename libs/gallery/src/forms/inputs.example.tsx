import { useTranslation } from '@ringtag/i18n';
import { Field, IconPhone, PasswordInput, SearchInput, Stack, TextArea, TextInput } from '@ringtag/ui';
import { useState } from 'react';
import styles from './forms.module.css';

export default function InputsExample() {
  const { t } = useTranslation(['galleryForms', 'common']);
  const [search, setSearch] = useState('');
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
      <Field label={t('password')} hint={t('passwordHint')}>
        <PasswordInput
          autoComplete="off"
          defaultValue="correct horse"
          labels={{ show: t('showPassword'), capsLock: t('capsLock') }}
        />
      </Field>
      <Field label={t('message')} hint={t('messageHint')}>
        <TextArea />
      </Field>
      <SearchInput
        label={t('searchCodes')}
        placeholder={t('searchCodes')}
        clearLabel={t('clear')}
        value={search}
        onChange={setSearch}
      />
    </Stack>
  );
}
