/** The form in which people design a QR code, and its picture. */
export { DesignFields } from './design-fields';
export { designTexts } from './texts';
export { QrPicture } from './qr-picture';
export { isSameDesign, useDesignDraft } from './use-design-draft';
