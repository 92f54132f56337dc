/** The form for designing a QR code, with its picture. */
export { DesignFields } from './design-fields';
export { designTexts } from './texts';
export { QrPicture } from './qr-picture';
export { isSameDesign, useDesignDraft } from './use-design-draft';
