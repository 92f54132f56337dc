export { LostNotice, type LostWords } from './lost-notice';
