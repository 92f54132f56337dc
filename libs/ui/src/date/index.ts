export { Calendar } from './calendar';
export type { DateLabels } from './date-labels';
export { DatePicker } from './date-picker';
export { DateRangePicker } from './date-range-picker';
export { formatDate } from './date-text';
export { DateTimePicker } from './date-time-picker';
export { TimeInput } from './time-input';
