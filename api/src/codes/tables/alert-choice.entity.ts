import { ALERT_KINDS, type AlertKind } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, EnumColumn, IdColumn } from '../../platform/database/columns';

/** How a person hears of one kind of event of a code. Without a row: in all ways. */
@Entity('alert_choices')
@Index(['userId'])
export class AlertChoiceEntity {
  @IdColumn() activationId!: string;
  @IdColumn() userId!: string;
  @EnumColumn(ALERT_KINDS, { primary: true }) kind!: AlertKind;

  /** Null where `activations.notify` says it: for messages to the owner. */
  @BooleanColumn({ nullable: true }) mail!: boolean | null;
  @BooleanColumn() push!: boolean;
}
