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
  const { t } = useTranslation('gallery', { keyPrefix: 'forms.examples' });
  return (
    <>
      <Example title={t('fields')} text={t('fieldsText')} widget={FieldsExample} />
      <Example title={t('touched')} text={t('touchedText')} widget={TouchedExample} />
      <Example title={t('sizes')} text={t('sizesText')} widget={SizesExample} />
      <Example title={t('inputs')} text={t('inputsText')} widget={InputsExample} />
      <Example title={t('choices')} widget={ChoicesExample} />
      <Example title={t('checks')} text={t('checksText')} widget={ChecksExample} />
      <Example title={t('radios')} text={t('radiosText')} widget={RadiosExample} />
      <Example title={t('code')} text={t('codeText')} widget={CodeExample} />
    </>
  );
}
