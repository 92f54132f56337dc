import { ArrayField, IdField, StringField } from '../../platform/http/fields';
import { ListDto } from '../../platform/http/list.dto';

/** A code that an account holds. How its owner calls it is the owner's own affair: the label is the project's. */
export class HeldCodeDto {
  @IdField() id!: string;
  @StringField() alias!: string;
  @StringField({ nullable: true }) label!: string | null;
}

export class HeldCodeListDto extends ListDto {
  @ArrayField(() => HeldCodeDto) items!: HeldCodeDto[];
}
