import { HOME_STEPS, type HomeStep } from '@ringtag/contracts';
import { ScansOfDayDto, SiteNumbersDto } from '../../codes';
import { MessageDto } from '../../inbox';
import { ArrayField, EnumField, IdField, IntField, ObjectField } from '../../platform/http/fields';

export class HomeStepDto {
  @EnumField(HOME_STEPS, 'HomeStep') step!: HomeStep;
  @IdField({ nullable: true, description: 'The code that the step is about' }) codeId!: string | null;
}

export class NextStepsDto {
  @ArrayField(() => HomeStepDto, { description: 'What is left to do, the most important first' })
  steps!: HomeStepDto[];
}

export class HomeDto extends NextStepsDto {
  @IntField({ description: 'Unread messages in the whole inbox' }) unread!: number;

  @IntField({ description: 'Of the latest 100 unread conversations, those in which the sender wrote again' })
  answers!: number;

  @IntField({ description: 'All messages that are held' }) held!: number;

  @IntField({ description: 'Codes held now' }) activeCodes!: number;
  @IntField({ description: 'How many the account may hold' }) activationLimit!: number;

  @ArrayField(() => ScansOfDayDto, {
    description: 'Scans of the own codes on the last 30 days, oldest first, today last',
  })
  scans!: ScansOfDayDto[];

  @ArrayField(() => MessageDto, { description: 'The latest conversations' }) conversations!: MessageDto[];

  @ObjectField(() => SiteNumbersDto, { nullable: true, description: 'For administrators; null for others' })
  site!: SiteNumbersDto | null;
}
