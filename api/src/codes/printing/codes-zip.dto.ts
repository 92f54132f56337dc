import { PICTURE_FORMATS, type PictureFormat } from '@ringtag/contracts';
import { QR_LIMITS } from '@ringtag/qr';
import { EnumField, IdListField, IntField, ObjectField } from '../../platform/http/fields';
import { ItemFilterDto } from '../items/item.dto';

/** Which codes are drawn, and in which format. */
export class CodesZipDto {
  @EnumField(PICTURE_FORMATS, 'PictureFormat') format!: PictureFormat;

  @IntField({
    optional: true,
    ...QR_LIMITS.png,
    description: 'Edge of a PNG in pixels; an SVG has no size of its own',
  })
  size: number = QR_LIMITS.png.default;

  @IdListField({ optional: true, min: 1, max: 1000 }) itemIds?: string[];

  @ObjectField(() => ItemFilterDto, { optional: true, description: 'All codes of the project when left out' })
  filter?: ItemFilterDto;
}
