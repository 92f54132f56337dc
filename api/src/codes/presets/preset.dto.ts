import { OmitType, PartialType } from '@nestjs/swagger';
import { LENGTH } from '@ringtag/contracts';
import {
  BooleanField,
  IdField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListType } from '../../platform/http/list.dto';
import { QrDesignDto } from '../qr/qr-design.dto';

export class NewPresetDto {
  @StringField(LENGTH.newName) name!: string;
  @ObjectField(() => QrDesignDto) design!: QrDesignDto;

  @BooleanField({
    optional: true,
    description: 'Applies to codes without a preset. The preset that was the default before is so no longer',
  })
  isDefault?: boolean;
}

export class ChangePresetDto extends PartialType(OmitType(NewPresetDto, ['name']), {
  skipNullProperties: false,
}) {
  @StringField({ optional: true, ...LENGTH.name }) name?: string;
}

export class PresetDto {
  @IdField() id!: string;
  @StringField() name!: string;
  @ObjectField(() => QrDesignDto) design!: QrDesignDto;
  @BooleanField({ description: 'Whether codes without a preset look like this' }) isDefault!: boolean;
  @IntField({ description: 'Projects that have it' }) projects!: number;
  @IntField({ description: 'Codes that have it themselves' }) items!: number;
  @TimeField() createdAt!: Date;
  @TimeField() updatedAt!: Date;
}

export class PresetListDto extends ListType(PresetDto) {}
