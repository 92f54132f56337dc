import { PartialType } from '@nestjs/swagger';
import {
  LABEL_GEOMETRY,
  LABEL_PAGES,
  type LabelGeometry,
  type LabelPage,
  LENGTH,
  SHEET,
} from '@ringtag/contracts';
import {
  EnumField,
  IdField,
  IntField,
  NumberField,
  QueryNumberField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListType } from '../../platform/http/list.dto';

const { edge, columns, rows, margin, pitch } = LABEL_GEOMETRY;

/** Labels on a page, in millimetres. On a tape each label is a page: only its width and height count. */
class LabelGeometryDto implements LabelGeometry {
  @EnumField(LABEL_PAGES, 'LabelPage') page!: LabelPage;
  @NumberField({ ...edge, description: 'Of a label' }) width!: number;
  @NumberField({ ...edge, description: 'Of a label' }) height!: number;
  @IntField({ ...columns, description: 'Labels across' }) columns!: number;
  @IntField({ ...rows, description: 'Labels down' }) rows!: number;
  @NumberField({ ...margin, description: 'From the left edge of the page to the first label' }) x0!: number;
  @NumberField({ ...margin, description: 'From the upper edge of the page to the first label' }) y0!: number;
  @NumberField({ ...pitch, description: 'From one label to the next, across' }) pitchX!: number;
  @NumberField({ ...pitch, description: 'From one label to the next, down' }) pitchY!: number;
}

export class NewLabelLayoutDto extends LabelGeometryDto {
  @StringField(LENGTH.newName) name!: string;
}

export class ChangeLabelLayoutDto extends PartialType(LabelGeometryDto, { skipNullProperties: false }) {
  @StringField({ optional: true, ...LENGTH.name }) name?: string;
}

export class LabelLayoutDto extends LabelGeometryDto {
  @IdField() id!: string;
  @StringField() name!: string;
  @TimeField() createdAt!: Date;
  @TimeField() updatedAt!: Date;
}

export class LabelLayoutListDto extends ListType(LabelLayoutDto) {}

/** How far a printer is off. The test page is shifted by it, to check the correction. */
export class TestPageQuery {
  @QueryNumberField({ optional: true, ...SHEET.offset, description: 'Millimetres to the right' })
  offsetX: number = 0;
  @QueryNumberField({ optional: true, ...SHEET.offset, description: 'Millimetres down' }) offsetY: number = 0;
}
