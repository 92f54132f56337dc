import { type Environment, ENVIRONMENTS } from '../../platform/config/config';
import {
  BooleanField,
  EnumField,
  IntField,
  NumberField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';

class SystemDatabaseDto {
  @StringField({ description: 'Name and version' }) server!: string;
  @NumberField({ min: 0, max: 60_000, description: 'Milliseconds for an answer' }) latency!: number;
  @IntField({ description: 'Steps that the schema is behind the program' }) pendingMigrations!: number;
}

class SystemMailsDto {
  @IntField() waiting!: number;
  @IntField({ description: 'Given up' }) failed!: number;
  @TimeField({ nullable: true, description: 'Since when the oldest waits' }) oldestWaitingAt!: Date | null;
}

/** How the server that answers is doing. */
export class SystemDto {
  @BooleanField({ description: 'Whether it takes requests of everybody' }) ready!: boolean;
  @StringField() version!: string;
  @EnumField(ENVIRONMENTS, 'Environment') environment!: Environment;
  @StringField({ description: 'Of Node.js' }) runtime!: string;
  @TimeField() startedAt!: Date;
  @ObjectField(() => SystemDatabaseDto) database!: SystemDatabaseDto;
  @ObjectField(() => SystemMailsDto) mails!: SystemMailsDto;
}
