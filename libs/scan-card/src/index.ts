/** The pure parts of the scan page and their texts. The server draws them first, mfe-scan draws them after it. */

export { CameraIcon } from './camera-icon';
export { toCardTexts, toMessageTexts } from './card-texts';
export { CodeInText } from './code-in-text';
export { LanguageLinks } from './language-links';
export { MessageForm, type TypedMessage } from './message-form';
export { default as messageStyles } from './message.module.css';
export { OwnCode } from './own-code';
export { ScanCard } from './scan-card';
export { FooterLinks, ScanColumn } from './scan-column';
