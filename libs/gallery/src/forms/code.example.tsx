import { useTranslation } from '@ringtag/i18n';
import { CodeInput, Field } from '@ringtag/ui';
import { useState } from 'react';

export default function CodeExample() {
  const { t } = useTranslation(['gallery', 'common', 'forms', 'verification']);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<string>();
  return (
    <Field
      label={t('verification:code')}
      hint={checked === '123456' ? t('forms.codeRight') : t('forms.codeHint')}
      error={checked && checked !== '123456' && t('forms:errors.invalid_code')}
    >
      <CodeInput
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setChecked(undefined);
        }}
        onComplete={setChecked}
      />
    </Field>
  );
}
