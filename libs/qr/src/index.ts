/** How a QR code looks: its design, the limits and faults of designs, and the drawing of pictures and files. */

export { designFaults, DESIGN_FAULTS, type DesignFault } from './design-faults';
export { drawQr, type QrDrawing, type QrPart, type QrText } from './draw-qr';
export {
  COLOR_PATTERN,
  ERROR_CORRECTIONS,
  EYE_SHAPES,
  LOGO_PATTERN,
  MODULE_SHAPES,
  PLAIN_DESIGN,
  QR_LIMITS,
  type ErrorCorrection,
  type EyeShape,
  type ModuleShape,
  type QrDesign,
} from './qr-design';
