import { SERVICE_LEVEL_NAMES, type ServiceLevel } from '@ringtag/contracts';
import { type Environment, ENVIRONMENTS } from '../../platform/config/config';
import {
  ArrayField,
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
  @IntField({ description: 'Whose recipient the mail server refused' }) refused!: number;
  @IntField({ description: 'Addresses from which emails come back' }) bouncing!: number;
  @TimeField({ nullable: true, description: 'Since when the oldest waits' }) oldestWaitingAt!: Date | null;
}

class ServiceLevelDto {
  @EnumField(SERVICE_LEVEL_NAMES, 'ServiceLevel') level!: ServiceLevel;
  @NumberField({ min: 0, max: 1, description: 'The share of events that is to go well' }) target!: number;
  @IntField() events!: number;
  @IntField({ description: 'Events that did not go well' }) failures!: number;
}

/** The service levels of the last 30 days, of all replicas together. */
export class ServiceLevelsDto {
  @TimeField({ nullable: true, description: 'The first hour with events' }) countedSince!: Date | null;
  @ArrayField(() => ServiceLevelDto) levels!: ServiceLevelDto[];
}

class SlowStatementDto {
  @StringField({ description: 'With placeholders instead of values' }) sql!: string;
  @IntField({ description: 'How often it was slow' }) times!: number;
  @IntField({ description: 'Milliseconds' }) longest!: number;
  @IntField({ description: 'Milliseconds of all the times when it was slow' }) total!: number;
  @TimeField({ description: 'When it was last slow' }) lastAt!: Date;
}

/** A remote, with the failures that browsers reported to any replica. */
class SystemRemoteDto {
  @StringField() name!: string;
  @StringField({ nullable: true, description: 'Who answers for it' }) owner!: string | null;
  @IntField({ description: 'How often it could not be shown, within an hour from the first failure' })
  failures!: number;
  @TimeField({ nullable: true, description: 'The first of these failures' }) failingSince!: Date | null;
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
  @ArrayField(() => SystemRemoteDto, { description: 'The deployed ones' }) remotes!: SystemRemoteDto[];
  @ObjectField(() => ServiceLevelsDto) serviceLevels!: ServiceLevelsDto;

  @ArrayField(() => SlowStatementDto, {
    description: 'Of the process that answers, since its start; slowest first',
  })
  slowStatements!: SlowStatementDto[];
}
