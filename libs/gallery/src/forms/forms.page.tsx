import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AffixesExample from './affixes.example';
import ChecksExample from './checks.example';
import CodeExample from './code.example';
import ComboboxExample from './combobox.example';
import FieldsExample from './fields.example';
import PasswordExample from './password.example';
import RadiosExample from './radios.example';
import SearchExample from './search.example';
import SelectExample from './select.example';
import SizesExample from './sizes.example';
import TextAreaExample from './text-area.example';
import TouchedExample from './touched.example';

export default function FormsPage() {
  const { t } = useTranslation('galleryForms');
  return (
    <>
      <Example title={t('examples.fields')} text={t('examples.fieldsText')} widget={FieldsExample} />
      <Example title={t('examples.touched')} text={t('examples.touchedText')} widget={TouchedExample} />
      <Example title={t('examples.sizes')} text={t('examples.sizesText')} widget={SizesExample} />
      <Example title={t('examples.affixes')} text={t('examples.affixesText')} widget={AffixesExample} />
      <Example title={t('examples.password')} text={t('examples.passwordText')} widget={PasswordExample} />
      <Example title={t('examples.textArea')} text={t('examples.textAreaText')} widget={TextAreaExample} />
      <Example title={t('examples.select')} text={t('examples.selectText')} widget={SelectExample} />
      <Example title={t('examples.combobox')} text={t('examples.comboboxText')} widget={ComboboxExample} />
      <Example title={t('examples.checks')} text={t('examples.checksText')} widget={ChecksExample} />
      <Example title={t('examples.radios')} text={t('examples.radiosText')} widget={RadiosExample} />
      <Example title={t('examples.code')} text={t('examples.codeText')} widget={CodeExample} />
      <Example title={t('examples.search')} widget={SearchExample} />
    </>
  );
}
