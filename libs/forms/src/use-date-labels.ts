import { currentLocale, useTranslation } from '@ringtag/i18n';
import type { DateLabels } from '@ringtag/ui';

/** The labels of all date and time widgets, and the language of their names: `<DatePicker {...useDateLabels()} …>`. */
export function useDateLabels(): { labels: DateLabels; locale: string } {
  const { t } = useTranslation('forms');
  return {
    locale: currentLocale(),
    labels: {
      open: t('date.open'),
      dialog: t('date.dialog'),
      clear: t('date.clear'),
      done: t('date.done'),
      previousMonth: t('date.previousMonth'),
      nextMonth: t('date.nextMonth'),
      previousYear: t('date.previousYear'),
      nextYear: t('date.nextYear'),
      previousYears: t('date.previousYears'),
      nextYears: t('date.nextYears'),
      chooseMonth: t('date.chooseMonth'),
      chooseYear: t('date.chooseYear'),
      time: t('date.time'),
      hours: t('date.hours'),
      minutes: t('date.minutes'),
      seconds: t('date.seconds'),
      meridiem: t('date.meridiem'),
    },
  };
}
