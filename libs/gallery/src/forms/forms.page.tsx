import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AffixesExample from './affixes.example';
import affixesSource from './affixes.example.tsx?source';
import ChecksExample from './checks.example';
import checksSource from './checks.example.tsx?source';
import CodeExample from './code.example';
import codeSource from './code.example.tsx?source';
import ComboboxExample from './combobox.example';
import comboboxSource from './combobox.example.tsx?source';
import FieldsExample from './fields.example';
import fieldsSource from './fields.example.tsx?source';
import PasswordExample from './password.example';
import passwordSource from './password.example.tsx?source';
import RadiosExample from './radios.example';
import radiosSource from './radios.example.tsx?source';
import SearchExample from './search.example';
import searchSource from './search.example.tsx?source';
import SelectExample from './select.example';
import selectSource from './select.example.tsx?source';
import SizesExample from './sizes.example';
import sizesSource from './sizes.example.tsx?source';
import TextAreaExample from './text-area.example';
import textAreaSource from './text-area.example.tsx?source';
import TouchedExample from './touched.example';
import touchedSource from './touched.example.tsx?source';

export default function FormsPage() {
  const { t } = useTranslation('galleryForms');
  return (
    <>
      <Example title={t('examples.fields')} text={t('examples.fieldsText')} source={fieldsSource}>
        <FieldsExample />
      </Example>
      <Example title={t('examples.touched')} text={t('examples.touchedText')} source={touchedSource}>
        <TouchedExample />
      </Example>
      <Example title={t('examples.sizes')} text={t('examples.sizesText')} source={sizesSource}>
        <SizesExample />
      </Example>
      <Example title={t('examples.affixes')} text={t('examples.affixesText')} source={affixesSource}>
        <AffixesExample />
      </Example>
      <Example title={t('examples.password')} text={t('examples.passwordText')} source={passwordSource}>
        <PasswordExample />
      </Example>
      <Example title={t('examples.textArea')} text={t('examples.textAreaText')} source={textAreaSource}>
        <TextAreaExample />
      </Example>
      <Example title={t('examples.select')} text={t('examples.selectText')} source={selectSource}>
        <SelectExample />
      </Example>
      <Example title={t('examples.combobox')} text={t('examples.comboboxText')} source={comboboxSource}>
        <ComboboxExample />
      </Example>
      <Example title={t('examples.checks')} text={t('examples.checksText')} source={checksSource}>
        <ChecksExample />
      </Example>
      <Example title={t('examples.radios')} text={t('examples.radiosText')} source={radiosSource}>
        <RadiosExample />
      </Example>
      <Example title={t('examples.code')} text={t('examples.codeText')} source={codeSource}>
        <CodeExample />
      </Example>
      <Example title={t('examples.search')} source={searchSource}>
        <SearchExample />
      </Example>
    </>
  );
}
