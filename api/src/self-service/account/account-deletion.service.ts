import { Injectable } from '@nestjs/common';
import { AccountDeletion, Administrators, type Client, PersonalData } from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { type GivenProof, AccountProof } from './account-proof';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly proof: AccountProof,
    private readonly administrators: Administrators,
    private readonly personal: PersonalData,
    private readonly accounts: AccountDeletion,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Deletes an account with all personal data, frees its codes and mails a goodbye. Messages that it wrote to others
   * stay with them. Throws what `AccountProof.verify` and `Administrators.lockLeaving` throw.
   */
  async delete(viewer: Viewer, given: GivenProof, client: Client): Promise<void> {
    const demand = { purpose: 'delete-account', field: 'password', recentSignIn: false } as const;
    const consume = await this.proof.verify(viewer, given, client, demand);
    await this.transactions.run(async (manager) => {
      const user = await this.administrators.lockLeaving(manager, viewer);
      await consume?.(manager);
      await this.personal.erase(manager, user);
      await this.accounts.delete(manager, user);
    });
  }
}
