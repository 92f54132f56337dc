import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import CalendarExample from './calendar.example';
import DateTimeExample from './date-time.example';
import PickerExample from './picker.example';
import RangeExample from './range.example';
import TimeExample from './time.example';

export default function DatesPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'dates' });
  return (
    <>
      <Example title={t('calendar')} text={t('calendarText')} widget={CalendarExample} />
      <Example title={t('pick')} text={t('pickText')} widget={PickerExample} />
      <Example title={t('dateTime')} text={t('dateTimeText')} widget={DateTimeExample} />
      <Example title={t('time')} text={t('timeText')} widget={TimeExample} />
      <Example title={t('range')} text={t('rangeText')} widget={RangeExample} />
    </>
  );
}
