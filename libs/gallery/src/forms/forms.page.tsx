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
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example
        title={t('forms.examples.fields')}
        text={t('forms.examples.fieldsText')}
        widget={FieldsExample}
      />
      <Example
        title={t('forms.examples.touched')}
        text={t('forms.examples.touchedText')}
        widget={TouchedExample}
      />
      <Example title={t('forms.examples.sizes')} text={t('forms.examples.sizesText')} widget={SizesExample} />
      <Example
        title={t('forms.examples.inputs')}
        text={t('forms.examples.inputsText')}
        widget={InputsExample}
      />
      <Example title={t('forms.examples.choices')} widget={ChoicesExample} />
      <Example
        title={t('forms.examples.checks')}
        text={t('forms.examples.checksText')}
        widget={ChecksExample}
      />
      <Example
        title={t('forms.examples.radios')}
        text={t('forms.examples.radiosText')}
        widget={RadiosExample}
      />
      <Example title={t('forms.examples.code')} text={t('forms.examples.codeText')} widget={CodeExample} />
    </>
  );
}
