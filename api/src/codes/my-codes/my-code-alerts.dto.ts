import { ALERT_KINDS, type AlertKind } from '@ringtag/contracts';
import { ArrayField, BooleanField, EnumField } from '../../platform/http/fields';

/** How somebody wants to hear of one kind of event of a code. */
export class AlertChoiceDto {
  @EnumField(ALERT_KINDS, 'AlertKind', {
    description:
      'A new message; an opening of the page while the code is lost; a request to give the code up; news of a gift',
  })
  kind!: AlertKind;

  @BooleanField() mail!: boolean;
  @BooleanField({ description: 'To all devices on which the account has turned pushes on' }) push!: boolean;
}

export class AlertChoicesDto {
  @ArrayField(() => AlertChoiceDto) items!: AlertChoiceDto[];
}
