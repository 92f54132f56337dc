import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import IconsExample from './icons.example';
import LinksExample from './links.example';
import SizesExample from './sizes.example';
import StatesExample from './states.example';
import VariantsExample from './variants.example';

export default function ButtonsPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'buttons' });
  return (
    <>
      <Example title={t('variants')} widget={VariantsExample} />
      <Example title={t('sizes')} text={t('sizesText')} widget={SizesExample} />
      <Example title={t('states')} text={t('statesText')} widget={StatesExample} />
      <Example title={t('icons')} widget={IconsExample} />
      <Example title={t('links')} widget={LinksExample} />
    </>
  );
}
