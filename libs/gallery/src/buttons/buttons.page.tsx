import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import IconsExample from './icons.example';
import iconsSource from './icons.example.tsx?source';
import LinksExample from './links.example';
import linksSource from './links.example.tsx?source';
import SizesExample from './sizes.example';
import sizesSource from './sizes.example.tsx?source';
import SpinnersExample from './spinners.example';
import spinnersSource from './spinners.example.tsx?source';
import StatesExample from './states.example';
import statesSource from './states.example.tsx?source';
import VariantsExample from './variants.example';
import variantsSource from './variants.example.tsx?source';

export default function ButtonsPage() {
  const { t } = useTranslation('galleryButtons');
  return (
    <>
      <Example title={t('variants')} source={variantsSource}>
        <VariantsExample />
      </Example>
      <Example title={t('sizes')} text={t('sizesText')} source={sizesSource}>
        <SizesExample />
      </Example>
      <Example title={t('states')} text={t('statesText')} source={statesSource}>
        <StatesExample />
      </Example>
      <Example title={t('icons')} source={iconsSource}>
        <IconsExample />
      </Example>
      <Example title={t('links')} source={linksSource}>
        <LinksExample />
      </Example>
      <Example title={t('spinners')} text={t('spinnersText')} source={spinnersSource}>
        <SpinnersExample />
      </Example>
    </>
  );
}
