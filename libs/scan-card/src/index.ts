/** The pure parts of the scan page and their texts. The server draws them first, mfe-scan draws them after it. */

export { ScanCard } from './scan-card';
export { ScanColumn } from './scan-column';
export { default as messageStyles } from './message.module.css';
