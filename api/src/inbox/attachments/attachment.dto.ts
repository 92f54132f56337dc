import { PickType } from '@nestjs/swagger';
import { BooleanField, IdField, IntField, NumberField } from '../../platform/http/fields';

export class ConversationPhotoDto {
  @IdField({ description: 'Its address ends with `photos/<id>`' }) id!: string;
  @IntField() width!: number;
  @IntField() height!: number;
}

export class ConversationPlaceDto {
  @NumberField({ min: -90, max: 90, description: 'Degrees (WGS 84)' }) latitude!: number;
  @NumberField({ min: -180, max: 180, description: 'Degrees (WGS 84)' }) longitude!: number;
  @IntField({ min: 0, description: 'Metres around it' }) accuracy!: number;
  @BooleanField({ description: 'True for a place that was rounded to 500 m' }) about!: boolean;
}

export class NewPlaceDto extends PickType(ConversationPlaceDto, ['latitude', 'longitude']) {
  @NumberField({ min: 0, max: 40_000_000, description: 'Metres around it' }) accuracy!: number;
  @BooleanField({ description: 'True to store it rounded to 500 m, and nothing more exact' }) about!: boolean;
}
