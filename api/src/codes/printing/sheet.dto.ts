import { PickType } from '@nestjs/swagger';
import {
  COPIES,
  LABEL_LAYOUT_IDS,
  type LabelLayoutId,
  PAGE_SIZES,
  type PageSize,
  PICTURE_FORMATS,
  type PictureFormat,
  SHEET,
} from '@ringtag/contracts';
import { QR_LIMITS } from '@ringtag/qr';
import {
  BooleanField,
  EnumField,
  IdField,
  IdListField,
  IntField,
  NumberField,
  ObjectField,
  QueryIntField,
  StringField,
} from '../../platform/http/fields';
import { ItemFilterDto } from '../items/item.dto';

/** Which codes are printed, and on which labels. */
export class SheetDto {
  @EnumField(LABEL_LAYOUT_IDS, 'LabelLayoutId', { optional: true, description: 'Sheets that can be bought' })
  layout?: LabelLayoutId;

  @IdField({ optional: true, description: 'Labels of an own size' }) layoutId?: string;

  @EnumField(PAGE_SIZES, 'PageSize', {
    optional: true,
    description: 'Its usual labels, where no layout is named',
  })
  pageSize?: PageSize;

  @IntField({
    optional: true,
    min: 1,
    ...SHEET.labels,
    description: 'The first label that is still on the sheet',
  })
  startAt: number = 1;

  @IdListField({ optional: true, min: 1, max: 1000 }) itemIds?: string[];

  @ObjectField(() => ItemFilterDto, { optional: true, description: 'All codes of the project when left out' })
  filter?: ItemFilterDto;

  @StringField({ optional: true, min: 1, max: QR_LIMITS.caption.max, description: 'A line below each code' })
  caption?: string;

  @NumberField({
    optional: true,
    ...SHEET.offset,
    description: 'Millimetres to the right, for a printer that is off',
  })
  offsetX: number = 0;

  @NumberField({ optional: true, ...SHEET.offset, description: 'Millimetres down' }) offsetY: number = 0;

  @BooleanField({ optional: true, description: 'Lines around the labels, for plain paper' })
  cutMarks: boolean = false;
}

/** How often one code is printed on a sheet of paper, and how large. */
export class CopiesQuery {
  @EnumField(PAGE_SIZES, 'PageSize', { optional: true, description: 'Size of the sheet' })
  paper: PageSize = 'A4';

  @QueryIntField({ optional: true, ...COPIES.width, description: 'Width of a copy in millimeters' })
  size: number = COPIES.width.default;

  @QueryIntField({ optional: true, ...COPIES.count, description: 'No more than fit on the paper' })
  copies: number = COPIES.count.default;
}

/** Which codes are drawn, and in which format. */
export class CodesZipDto extends PickType(SheetDto, ['itemIds', 'filter']) {
  @EnumField(PICTURE_FORMATS, 'PictureFormat') format!: PictureFormat;

  @IntField({
    optional: true,
    ...QR_LIMITS.png,
    description: 'Edge of a PNG in pixels; an SVG has no size of its own',
  })
  size: number = QR_LIMITS.png.default;
}
