import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import CalendarExample from './calendar.example';
import calendarSource from './calendar.example.tsx?source';
import DateTimeExample from './date-time.example';
import dateTimeSource from './date-time.example.tsx?source';
import DialogExample from './dialog.example';
import dialogSource from './dialog.example.tsx?source';
import PickerExample from './picker.example';
import pickerSource from './picker.example.tsx?source';
import RangeExample from './range.example';
import rangeSource from './range.example.tsx?source';
import TimeExample from './time.example';
import timeSource from './time.example.tsx?source';

export default function DatesPage() {
  const { t } = useTranslation('galleryDates');
  return (
    <>
      <Example title={t('calendar')} text={t('calendarText')} source={calendarSource}>
        <CalendarExample />
      </Example>
      <Example title={t('pick')} text={t('pickText')} source={pickerSource}>
        <PickerExample />
      </Example>
      <Example title={t('dateTime')} text={t('dateTimeText')} source={dateTimeSource}>
        <DateTimeExample />
      </Example>
      <Example title={t('time')} text={t('timeText')} source={timeSource}>
        <TimeExample />
      </Example>
      <Example title={t('range')} text={t('rangeText')} source={rangeSource}>
        <RangeExample />
      </Example>
      <Example title={t('inDialog')} text={t('inDialogText')} source={dialogSource}>
        <DialogExample />
      </Example>
    </>
  );
}
