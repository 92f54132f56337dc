import { IntersectionType, PickType } from '@nestjs/swagger';
import { PasswordOrDigitsDto } from '../../accounts';
import {
  BooleanField,
  EmailField,
  IdField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ScannedCodeDto } from '../scan-pages/scanned-code.dto';

/** A gift as its giver sees it. */
export class GiftDto {
  @EmailField() email!: string;
  @BooleanField({ description: 'Whether the name that its owner gave the code goes along' }) label!: boolean;
  @BooleanField({ description: 'Whether the design of the QR code goes along' }) design!: boolean;
  @BooleanField({ description: 'Whether the texts, links and colour of the page go along' }) page!: boolean;
  @TimeField() createdAt!: Date;
  @TimeField() expiresAt!: Date;
}

export class NewGiftDto extends IntersectionType(
  PickType(GiftDto, ['email', 'label', 'design', 'page']),
  PasswordOrDigitsDto,
) {}

export class GiverDto {
  @StringField({ nullable: true }) name!: string | null;
  @EmailField() email!: string;
}

/** A gift as whoever has its link sees it. */
export class OfferedGiftDto extends PickType(GiftDto, ['email', 'createdAt', 'expiresAt']) {
  @ObjectField(() => ScannedCodeDto) code!: ScannedCodeDto;
  @ObjectField(() => GiverDto) giver!: GiverDto;
  @BooleanField({ description: 'Whether the signed-in account has proved the address' }) forViewer!: boolean;
}

export class AcceptedGiftDto {
  @IdField({ description: 'The id of the code' }) id!: string;
}

/** In a person's export. */
export class ExportedGiftDto {
  @StringField({ description: 'The alias of the code' }) code!: string;
  @BooleanField({ description: 'Whether this account gives it; else it is offered to this account' })
  given!: boolean;

  @EmailField() email!: string;
  @TimeField() createdAt!: Date;
  @TimeField() expiresAt!: Date;
}
