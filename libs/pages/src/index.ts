/** Shared parts of the pages for people who are signed in: columns, saving, counts by day, formats, files. */
export { copyLink, copyText } from './copy-text';
export { PageColumns } from './page-columns';
export { DayChart, type DayCount } from './day-chart';
export { DayTable } from './day-table';
export { LoadedSection } from './loaded-section';
export { PreviewColumns } from './preview-columns';
export { QueryStates } from './query-states';
export { SaveBar } from './save-bar';
export { saveFile } from './save-file';
export { showSuccess } from './show-success';
export { Day, DayTime, TimeAgo } from './time';
export { pageTexts } from './texts';
export { Waiting } from './waiting';
export { UnsavedGuard } from './unsaved-guard';
export { useFailureToast } from './use-failure-toast';
export { useFormats } from './use-formats';
