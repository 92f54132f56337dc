import { Injectable } from '@nestjs/common';
import {
  type Challenge,
  ChallengesService,
  type Client,
  PasswordsService,
  PersonalData,
  UserDto,
  UsersService,
} from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import type { AccountExportDto } from './account-export.dto';
import type { ChangeMeDto, ConfirmationDto } from './account.dto';

@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly challenges: ChallengesService,
    private readonly personal: PersonalData,
    private readonly clock: Clock,
  ) {}

  async change(userId: string, changes: ChangeMeDto): Promise<UserDto> {
    const user = await this.users.change(userId, changes);
    return UserDto.from(user, await this.passwords.has(userId));
  }

  async startConfirmation(userId: string, { purpose }: ConfirmationDto, client: Client): Promise<Challenge> {
    const { emailAsTyped: email, locale } = await this.users.get(userId);
    return this.challenges.start({ purpose, email, client, userId, locale, template: purpose });
  }

  /** Everything that is stored of an account, for its owner. */
  async export(userId: string): Promise<AccountExportDto> {
    const parts = (await this.personal.export(userId)) as Omit<AccountExportDto, 'exportedAt'>;
    return { exportedAt: this.clock.now(), ...parts };
  }
}
