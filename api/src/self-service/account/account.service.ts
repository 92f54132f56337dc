import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import {
  type Challenge,
  ChallengesService,
  type Client,
  PasswordsService,
  UserDto,
  UsersService,
} from '../../accounts';

@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly challenges: ChallengesService,
  ) {}

  async change(
    userId: string,
    changes: { locale?: Locale; name?: string; firstStepsClosed?: boolean },
  ): Promise<UserDto> {
    const user = await this.users.change(userId, changes);
    return UserDto.of(user, await this.passwords.has(userId));
  }

  async startConfirmation(
    userId: string,
    purpose: 'confirm' | 'delete-account',
    client: Client,
  ): Promise<Challenge> {
    const { emailAsTyped, locale } = await this.users.get(userId);
    return this.challenges.start({
      purpose,
      email: emailAsTyped,
      client,
      userId,
      locale,
      template: purpose,
    });
  }
}
