export { ScanCard } from './scan-card';
export { ScanColumn } from './scan-column';
export { default as messageStyles } from './message.module.css';
