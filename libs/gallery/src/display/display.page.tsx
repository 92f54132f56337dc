import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import BadgesExample from './badges.example';
import CardsExample from './cards.example';
import IconsExample from './icons.example';
import ScrollAreaExample from './scroll-area.example';
import TableStatesExample from './table-states.example';
import TableExample from './table.example';
import WideTableExample from './wide-table.example';

export default function DisplayPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'display' });
  return (
    <>
      <Example title={t('table')} text={t('tableText')} widget={TableExample} />
      <Example title={t('tableStates')} widget={TableStatesExample} />
      <Example title={t('wideTable')} text={t('wideTableText')} widget={WideTableExample} />
      <Example title={t('badges')} text={t('badgesText')} widget={BadgesExample} />
      <Example title={t('cards')} text={t('cardsText')} widget={CardsExample} />
      <Example title={t('scrollArea')} text={t('scrollAreaText')} widget={ScrollAreaExample} />
      <Example title={t('icons')} text={t('iconsText')} widget={IconsExample} />
    </>
  );
}
