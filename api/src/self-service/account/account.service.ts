import { Injectable } from '@nestjs/common';
import {
  AccountDeletion,
  AccountProof,
  Administrators,
  type Challenge,
  ChallengesService,
  type Client,
  type GivenProof,
  PersonalData,
  UsersService,
} from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import type { AccountExportDto } from './account-export.dto';
import type { ConfirmationDto } from './account.dto';

@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly challenges: ChallengesService,
    private readonly proof: AccountProof,
    private readonly administrators: Administrators,
    private readonly personal: PersonalData,
    private readonly accounts: AccountDeletion,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  async startConfirmation(userId: string, { purpose }: ConfirmationDto, client: Client): Promise<Challenge> {
    const { emailAsTyped: email, locale } = await this.users.get(userId);
    return this.challenges.start({ purpose, email, client, userId, locale, template: purpose });
  }

  /** Everything that is stored of an account, for its owner. */
  async export(userId: string): Promise<AccountExportDto> {
    const parts = (await this.personal.export(userId)) as Omit<AccountExportDto, 'exportedAt'>;
    return { exportedAt: this.clock.now(), ...parts };
  }

  /**
   * Deletes an account with all personal data, frees its codes and mails a goodbye. Messages that it wrote to others
   * stay with them. Throws what `AccountProof.verify` and `Administrators.lockLeaving` throw.
   */
  async delete(viewer: Viewer, given: GivenProof, client: Client): Promise<void> {
    const consume = await this.proof.verify(viewer, given, client, 'deletion');
    await this.transactions.run(async (manager) => {
      const user = await this.administrators.lockLeaving(manager, viewer);
      await consume?.(manager);
      await this.personal.erase(manager, user);
      await this.accounts.delete(manager, user);
    });
  }
}
