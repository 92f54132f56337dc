import {
  COLOR_PATTERN,
  ERROR_CORRECTIONS,
  type ErrorCorrection,
  EYE_SHAPES,
  type EyeShape,
  LOGO_PATTERN,
  MODULE_SHAPES,
  type ModuleShape,
  QR_LIMITS,
  type QrDesign,
} from '@ringtag/qr';
import { BooleanField, EnumField, IntField, QueryIntField, StringField } from '../../platform/http/fields';

/** How a QR code is drawn. */
export class QrDesignDto implements QrDesign {
  @EnumField(MODULE_SHAPES, 'ModuleShape') moduleShape!: ModuleShape;
  @EnumField(EYE_SHAPES, 'EyeShape') eyeShape!: EyeShape;
  @StringField({ pattern: COLOR_PATTERN, description: 'Of the modules and texts' }) foreground!: string;
  @StringField({ pattern: COLOR_PATTERN, description: 'Of the three eyes' }) eyeColor!: string;
  @StringField({ pattern: COLOR_PATTERN }) background!: string;

  @EnumField(ERROR_CORRECTIONS, 'ErrorCorrection', { description: 'A logo needs H' })
  errorCorrection!: ErrorCorrection;

  @IntField({ ...QR_LIMITS.quietZone, description: 'Empty modules around the symbol' }) quietZone!: number;

  @StringField({ nullable: true, ...QR_LIMITS.logo, pattern: LOGO_PATTERN, description: 'PNG as a data URI' })
  logo!: string | null;

  @StringField({ nullable: true, min: 1, max: QR_LIMITS.caption.max, description: 'A line below the symbol' })
  caption!: string | null;

  @BooleanField({ description: 'Whether the alias stands below the symbol' }) showAlias!: boolean;
}

export class QrPngQuery {
  @QueryIntField({ optional: true, ...QR_LIMITS.png, description: 'Edge in pixels' })
  size: number = QR_LIMITS.png.default;
}

export class QrPdfQuery {
  @QueryIntField({ optional: true, ...QR_LIMITS.pdf, description: 'Width in millimeters' })
  size: number = QR_LIMITS.pdf.default;
}
