import { PROFILE_SECTIONS, type ProfileFieldKey, type ProfileSection } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Combobox, Field, Select, Stack } from '@ringtag/ui';
import { useState } from 'react';
import styles from './forms.module.css';

const COUNTRIES =
  'AT BE BR CA CH CI CL CZ DE DK ES FI FR GB GR IE IN IT JP KR LT MX NL NO PL PT SE TR UA US'.split(' ');

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];

export default function ChoicesExample() {
  const { t, i18n } = useTranslation(['gallery', 'common']);
  const [field, setField] = useState<ProfileFieldKey>();
  const [country, setCountry] = useState<string | undefined>('UA');
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const countries = COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }));
  countries.sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  const sections = SECTIONS.map(([section, keys]) => ({
    group: t(`common:profile.sections.${section}`),
    fields: keys.map((value) => ({ value, label: t(`common:profile.fields.${value}`) })),
  }));
  return (
    <Stack className={styles.column}>
      <Field label={t('forms.field')} hint={t('forms.fieldHint')}>
        <Select>
          <option value="">{t('forms.chooseField')}</option>
          {sections.map(({ group, fields }) => (
            <optgroup key={group} label={group}>
              {fields.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label={t('forms.anyField')} hint={t('forms.anyFieldHint')}>
        <Combobox
          placeholder={t('forms.typeToFind')}
          options={sections.flatMap(({ fields }) => fields)}
          value={field}
          onChange={setField}
          labels={{ list: t('forms.fieldsOfProfile'), empty: t('forms.nothingFound') }}
        />
      </Field>
      <Field label={t('common:profile.fields.country')}>
        <Combobox
          options={countries}
          value={country}
          onChange={setCountry}
          labels={{ list: t('forms.countries'), empty: t('forms.nothingFound') }}
        />
      </Field>
    </Stack>
  );
}
