export { openReportsQuery } from './reports.queries';
