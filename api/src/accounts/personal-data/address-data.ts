import { Injectable } from '@nestjs/common';
import type { ProfileFieldKey } from '@ringtag/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import { MailBounces, OutboxService } from '../../delivery';
import { walkRows } from '../../platform/database/walk-rows';
import { toPhoneDigits } from '../../platform/phone-numbers/dialled';
import { ChallengesService } from '../challenges/challenges.service';
import { DigitFailures } from '../challenges/digit-failures';
import { MailBudgets } from '../challenges/mail-budgets';
import { ChallengeEntity } from '../tables/challenge.entity';
import { ProfileFieldEntity } from '../tables/profile-field.entity';
import { UserEntity } from '../tables/user.entity';

const NUMBERS: ProfileFieldKey[] = ['phone', 'businessPhone', 'alternativePhone', 'whatsapp'];

/** What another domain stores of addresses that may have no account. */
export interface AddressPart {
  /** What it counts, for `admin -- person`. */
  name: string;
  count(email: string): Promise<number>;
  /** What a copy of the data of somebody without an account has of it. */
  exportFor(email: string): Promise<object[]>;
  /** Deletes what was sent to the address, up to `until` if that is given. */
  erase(manager: EntityManager, email: string, until?: Date): Promise<void>;
  walkEmails(): AsyncGenerator<string>;
}

/**
 * What is stored of an email address besides an account: tries to prove it, mails to it, that they come back, counters of
 * its limits.
 */
@Injectable()
export class AddressData {
  private readonly parts: AddressPart[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly challenges: ChallengesService,
    private readonly failures: DigitFailures,
    private readonly budgets: MailBudgets,
    private readonly outbox: OutboxService,
    private readonly bounces: MailBounces,
  ) {}

  register(part: AddressPart): void {
    // Higher domains register later, and their rows are locked first.
    this.parts.unshift(part);
  }

  /** @param email canonical */
  async count(email: string): Promise<Record<string, number>> {
    const challenges = await this.dataSource.manager.countBy(ChallengeEntity, { email });
    const mails = await this.outbox.count(email);
    const counts: Record<string, number> = { challenges, mails, bounces: await this.bounces.count(email) };
    for (const part of this.parts) counts[part.name] = await part.count(email);
    return counts;
  }

  /**
   * Gifts and invitations to an address without an account, by the names of the parts.
   * @param email canonical
   */
  async export(email: string): Promise<Record<string, object[]>> {
    const parts: Record<string, object[]> = {};
    for (const part of this.parts) parts[part.name] = await part.exportFor(email);
    return parts;
  }

  /** How many profiles have this telephone number. Reads all numbers, because people write them in many ways. */
  async countProfilesWith(phone: string): Promise<number> {
    const wanted = toPhoneDigits(phone);
    const countries = new Map<string, string>();
    for await (const { userId, value } of this.walkFields(['country'])) countries.set(userId, value);
    const profiles = new Set<string>();
    for await (const { userId, value } of this.walkFields(NUMBERS))
      if (toPhoneDigits(value, countries.get(userId)) === wanted) profiles.add(userId);
    return profiles.size;
  }

  private async *walkFields(keys: ProfileFieldKey[]): AsyncGenerator<ProfileFieldEntity> {
    const fields = this.dataSource.createQueryBuilder(ProfileFieldEntity, 'f').where({ key: In(keys) });
    for await (const some of walkRows(fields, { userId: 'ASC', key: 'ASC' })) yield* some;
  }

  /** @param email canonical */
  async erase(manager: EntityManager, email: string, until: Date): Promise<void> {
    await this.challenges.eraseAddress(manager, email);
    for (const part of this.parts) await part.erase(manager, email, until);
    await this.failures.forget(manager, email);
    await this.budgets.forget(manager, email);
    await this.outbox.eraseAddress(manager, email);
    await this.bounces.erase(manager, email);
  }

  /** All email addresses of accounts, challenges, mails, bounces and other domains, in their canonical form. An address may come more than once. */
  async *walkEmails(): AsyncGenerator<string> {
    for (const entity of [UserEntity, ChallengeEntity]) {
      const rows = this.dataSource
        .createQueryBuilder<UserEntity | ChallengeEntity>(entity, 'r')
        .select(['r.id', 'r.email']);
      for await (const some of walkRows(rows, { id: 'ASC' })) yield* some.map(({ email }) => email);
    }
    yield* this.outbox.walkRecipients();
    yield* this.bounces.walkEmails();
    for (const part of this.parts) yield* part.walkEmails();
  }
}
