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
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example title={t('display.table')} text={t('display.tableText')} widget={TableExample} />
      <Example title={t('display.tableStates')} widget={TableStatesExample} />
      <Example title={t('display.wideTable')} text={t('display.wideTableText')} widget={WideTableExample} />
      <Example title={t('display.badges')} text={t('display.badgesText')} widget={BadgesExample} />
      <Example title={t('display.cards')} text={t('display.cardsText')} widget={CardsExample} />
      <Example
        title={t('display.scrollArea')}
        text={t('display.scrollAreaText')}
        widget={ScrollAreaExample}
      />
      <Example title={t('display.icons')} text={t('display.iconsText')} widget={IconsExample} />
    </>
  );
}
