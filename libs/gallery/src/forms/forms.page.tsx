import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import ChecksExample from './checks.example';
import ChoicesExample from './choices.example';
import CodeExample from './code.example';
import FieldsExample from './fields.example';
import InputsExample from './inputs.example';
import RadiosExample from './radios.example';
import SizesExample from './sizes.example';
import TouchedExample from './touched.example';

export default function FormsPage() {
  const { t } = useTranslation('galleryForms');
  return (
    <>
      <Example title={t('examples.fields')} text={t('examples.fieldsText')} widget={FieldsExample} />
      <Example title={t('examples.touched')} text={t('examples.touchedText')} widget={TouchedExample} />
      <Example title={t('examples.sizes')} text={t('examples.sizesText')} widget={SizesExample} />
      <Example title={t('examples.inputs')} text={t('examples.inputsText')} widget={InputsExample} />
      <Example title={t('examples.choices')} widget={ChoicesExample} />
      <Example title={t('examples.checks')} text={t('examples.checksText')} widget={ChecksExample} />
      <Example title={t('examples.radios')} text={t('examples.radiosText')} widget={RadiosExample} />
      <Example title={t('examples.code')} text={t('examples.codeText')} widget={CodeExample} />
    </>
  );
}
