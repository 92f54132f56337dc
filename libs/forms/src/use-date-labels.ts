import { currentLocale, useTranslation } from '@ringtag/i18n';
import type { DateLabels } from '@ringtag/ui';

/** The labels of all date and time widgets, and the language of their names: `<DatePicker {...useDateLabels()} …>`. */
export function useDateLabels(): { labels: DateLabels; locale: string } {
  const { t } = useTranslation('forms');
  return { locale: currentLocale(), labels: t('date', { returnObjects: true }) };
}
