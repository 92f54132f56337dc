import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import mapValues from 'lodash/mapValues';
import pickBy from 'lodash/pickBy';
import { AddressData, ExportLinks, PersonalData, type User, UsersService } from '../../accounts';
import { SendersData } from '../../inbox';
import type { Contact } from '../../platform/addresses/contact';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { StartError } from '../../platform/start-error';
import { AuditLog, changesBetween } from '../../records';
import { ErasedPeople } from './erased-people';

type Counts = Record<string, number>;

/** What there is of a person. */
interface PersonSummary {
  /** Of an account: how much of everything that its own export has. */
  account?: Counts;
  /** Of somebody who wrote through codes. */
  sender: Counts;
  /** Of an address besides: tries to prove it, mails in the queue, gifts, invitations; of a number: profiles with it. */
  other: Counts;
  /** Whether a copy of the data may be mailed to the address. */
  proved: boolean;
}

/**
 * What the operator learns about people who ask for their data: numbers, never texts, because administrators read no
 * conversation that nobody reported (ADR 74).
 */
@Injectable()
export class People {
  constructor(
    private readonly users: UsersService,
    private readonly personal: PersonalData,
    private readonly addresses: AddressData,
    private readonly senders: SendersData,
    private readonly links: ExportLinks,
    private readonly erased: ErasedPeople,
    private readonly audit: AuditLog,
    private readonly transactions: TransactionRunner,
  ) {}

  async describe(contact: Contact): Promise<PersonSummary> {
    const sender = await this.senders.count(contact);
    if ('phone' in contact) {
      const profiles = await this.addresses.countProfilesWith(contact.phone);
      return { sender, other: { profiles }, proved: false };
    }
    const email = toCanonicalEmail(contact.email);
    const user = await this.users.findByEmail(email);
    return {
      ...(user && { account: await this.countAccount(user.id) }),
      sender,
      other: await this.addresses.count(email),
      proved: (await this.findProvedLocale(email, user)) !== undefined,
    };
  }

  /** Mails a link with which whoever reads the mails to the address takes the data. Throws StartError. */
  async mailExport(address: string): Promise<void> {
    const email = toCanonicalEmail(address);
    const user = await this.users.findByEmail(email);
    const locale = await this.findProvedLocale(email, user);
    if (!locale) throw new StartError('Nobody has proved this address, so nothing is mailed to it.');
    await this.transactions.run(async (manager) => {
      await this.links.mail(manager, user?.emailAsTyped ?? address.trim(), locale);
      const changes = changesBetween(null, { person: this.erased.toHash(email) });
      await this.audit.record(manager, 'person-exported', 'person', null, { changes });
    });
  }

  /** The language of whoever proved the address; undefined where nobody did. */
  private async findProvedLocale(email: string, user: User | null): Promise<Locale | undefined> {
    if (user?.isEmailVerified) return user.locale;
    return this.senders.findProvedLocale(email);
  }

  private async countAccount(userId: string): Promise<Counts> {
    const lists = pickBy(await this.personal.export(userId), Array.isArray) as Record<string, unknown[]>;
    return mapValues(lists, 'length');
  }
}
