import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import BadgesExample from './badges.example';
import badgesSource from './badges.example.tsx?source';
import CardsExample from './cards.example';
import cardsSource from './cards.example.tsx?source';
import IconsExample from './icons.example';
import iconsSource from './icons.example.tsx?source';
import ScrollAreaExample from './scroll-area.example';
import scrollAreaSource from './scroll-area.example.tsx?source';
import TableStatesExample from './table-states.example';
import tableStatesSource from './table-states.example.tsx?source';
import TableExample from './table.example';
import tableSource from './table.example.tsx?source';
import WideTableExample from './wide-table.example';
import wideTableSource from './wide-table.example.tsx?source';

export default function DisplayPage() {
  const { t } = useTranslation('galleryDisplay');
  return (
    <>
      <Example title={t('table')} text={t('tableText')} source={tableSource}>
        <TableExample />
      </Example>
      <Example title={t('tableStates')} source={tableStatesSource}>
        <TableStatesExample />
      </Example>
      <Example title={t('wideTable')} text={t('wideTableText')} source={wideTableSource}>
        <WideTableExample />
      </Example>
      <Example title={t('badges')} text={t('badgesText')} source={badgesSource}>
        <BadgesExample />
      </Example>
      <Example title={t('cards')} text={t('cardsText')} source={cardsSource}>
        <CardsExample />
      </Example>
      <Example title={t('scrollArea')} text={t('scrollAreaText')} source={scrollAreaSource}>
        <ScrollAreaExample />
      </Example>
      <Example title={t('icons')} text={t('iconsText')} source={iconsSource}>
        <IconsExample />
      </Example>
    </>
  );
}
