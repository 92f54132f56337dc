import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import CalendarExample from './calendar.example';
import DateTimeExample from './date-time.example';
import PickerExample from './picker.example';
import RangeExample from './range.example';
import TimeExample from './time.example';

export default function DatesPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example title={t('dates.calendar')} text={t('dates.calendarText')} widget={CalendarExample} />
      <Example title={t('dates.pick')} text={t('dates.pickText')} widget={PickerExample} />
      <Example title={t('dates.dateTime')} text={t('dates.dateTimeText')} widget={DateTimeExample} />
      <Example title={t('dates.time')} text={t('dates.timeText')} widget={TimeExample} />
      <Example title={t('dates.range')} text={t('dates.rangeText')} widget={RangeExample} />
    </>
  );
}
