import { ArrayField, EmailField, StringField, TimeField } from '../../platform/http/fields';
import { HelperAlertDto } from '../helpers/helper.dto';

class ExportedHelperDto {
  @StringField({ nullable: true, description: 'The alias of the code' }) code!: string | null;
  @EmailField({ description: 'The invited address' }) email!: string;
  @TimeField() invitedAt!: Date;
  @TimeField({ nullable: true }) consentedAt!: Date | null;
}

class ExportedHelpDto extends ExportedHelperDto {
  @ArrayField(() => HelperAlertDto) alerts!: HelperAlertDto[];
}

class ExportedAnswerForOtherDto {
  @StringField({ nullable: true, description: 'The alias of the code' }) code!: string | null;
  @StringField() body!: string;
  @TimeField() createdAt!: Date;
}

/** Helping each other to answer, in a person's exported data. */
export class ExportedHelpersPartDto {
  @ArrayField(() => ExportedHelperDto) helpers!: ExportedHelperDto[];
  @ArrayField(() => ExportedHelpDto) helping!: ExportedHelpDto[];
  @ArrayField(() => ExportedAnswerForOtherDto) answersForOthers!: ExportedAnswerForOtherDto[];
}
