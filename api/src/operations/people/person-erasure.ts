import { Injectable } from '@nestjs/common';
import { AddressData, AddressErasure } from '../../accounts';
import { SendersData } from '../../inbox';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog, changesBetween } from '../../records';
import { ErasedPeople } from './erased-people';

/** Deletes all of people who ask for it, and again what a restored backup brings back. */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly addresses: AddressData,
    private readonly erasure: AddressErasure,
    private readonly senders: SendersData,
    private readonly erased: ErasedPeople,
    private readonly audit: AuditLog,
    private readonly transactions: TransactionRunner,
  ) {}

  /** A refused erasure must leave no line in the list. Throws `last_administrator`. */
  async assertAllowed(email: string): Promise<void> {
    await this.transactions.run((manager) => this.erasure.assertAllowed(manager, email));
  }

  /**
   * Deletes all of a person until a time, as the owner of an account and as a sender, and keeps what others wrote. It can
   * be repeated where it was interrupted. Throws `last_administrator`.
   * @param email canonical
   */
  async erase(email: string, until: Date, isRepeated = false): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.erasure.erase(manager, email, until, isRepeated);
      const changes = changesBetween(null, { person: this.erased.toHash(email) });
      await this.audit.record(manager, 'person-erased', 'person', null, { changes });
    });
    await this.senders.erase(email, until);
  }

  /** Erases everybody again whom a list names, and goes on after a last administrator. Answers how many there were. */
  async repeat(list: ReadonlyMap<string, Date>): Promise<{ erased: number; refused: number }> {
    const found = new Map<string, Date>();
    const known = [this.addresses.walkEmails(), this.senders.walkEmails()];
    for (const walk of known)
      for await (const email of walk) {
        const until = this.erased.findIn(list, email);
        if (until) found.set(email, until);
      }
    let refused = 0;
    for (const [email, until] of found)
      await this.erase(email, until, true).catch((error: unknown) => {
        if (!isLastAdministrator(error)) throw error;
        refused += 1;
      });
    return { erased: found.size - refused, refused };
  }
}

export function isLastAdministrator(error: unknown): boolean {
  return error instanceof DomainError && error.errorCode === 'last_administrator';
}
