/**
 * The pure parts of the scan page and their texts. The server draws them first, mfe-scan draws them after it. Their order
 * is that of their styles.
 */

export { toCardTexts, toMessageTexts } from './card-texts';
export { MessageForm } from './message-form';
export { default as messageStyles } from './message.module.css';
export { OwnWords } from './own-words';
export type { CardTemplate } from './own-words';
export { RememberedLink } from './remembered-link';
export { ScanCard } from './scan-card';
export type { TypedMessage } from './sender-fields';
export {
  type CardLine,
  type CardSection,
  IN_HEADER,
  type PublicOwner,
  toSections,
  toSubtitle,
} from './card-fields';
export { splitEmail, UNBROKEN } from './email-text';
export { LanguageLinks } from './language-links';
export { ModeChoice } from './mode-choice';
export { OwnCode } from './own-code';
export { FooterLinks, ScanColumn } from './scan-column';
export { CodeInText } from './code-in-text';
export { CameraIcon } from './camera-icon';
