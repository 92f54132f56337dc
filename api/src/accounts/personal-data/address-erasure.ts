import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailsToOthers } from '../challenges/mails-to-others';
import { Administrators } from '../users/administrators';
import { type User, UsersService } from '../users/users.service';
import { AccountDeletion } from './account-deletion';
import { AddressData } from './address-data';
import { PersonalData } from './personal-data';

/** Erases what is stored of an email address, with its account if there is one. */
@Injectable()
export class AddressErasure {
  constructor(
    private readonly users: UsersService,
    private readonly administrators: Administrators,
    private readonly personal: PersonalData,
    private readonly addresses: AddressData,
    private readonly accounts: AccountDeletion,
    private readonly mails: MailsToOthers,
  ) {}

  /** Throws `last_administrator` where `erase` would. */
  async assertAllowed(manager: EntityManager, email: string): Promise<void> {
    const user = await this.users.findByEmail(email, manager);
    if (user) await this.lockLeaving(manager, user);
  }

  /**
   * Erases nothing where the account is younger than `until`: somebody came back. Throws `last_administrator`.
   * @param email canonical
   * @param isRepeated true for somebody who was erased before, and came back with a restored backup
   */
  async erase(manager: EntityManager, email: string, until: Date, isRepeated: boolean): Promise<void> {
    const user = await this.users.findByEmail(email, manager);
    if (user && user.createdAt > until) return;
    const leaving = user && (await this.lockLeaving(manager, user));
    if (leaving) await this.personal.erase(manager, leaving);
    else await this.mails.lockOut(manager, email);
    await this.addresses.erase(manager, email, until);
    if (leaving) await this.accounts.delete(manager, leaving, isRepeated);
  }

  private lockLeaving(manager: EntityManager, { id, role }: User): Promise<User> {
    return this.administrators.lockLeaving(manager, { userId: id, role });
  }
}
