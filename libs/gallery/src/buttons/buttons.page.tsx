import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import IconsExample from './icons.example';
import LinksExample from './links.example';
import SizesExample from './sizes.example';
import StatesExample from './states.example';
import VariantsExample from './variants.example';

export default function ButtonsPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example title={t('buttons.variants')} widget={VariantsExample} />
      <Example title={t('buttons.sizes')} text={t('buttons.sizesText')} widget={SizesExample} />
      <Example title={t('buttons.states')} text={t('buttons.statesText')} widget={StatesExample} />
      <Example title={t('buttons.icons')} widget={IconsExample} />
      <Example title={t('buttons.links')} widget={LinksExample} />
    </>
  );
}
