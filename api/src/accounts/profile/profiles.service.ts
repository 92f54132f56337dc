import { Injectable } from '@nestjs/common';
import {
  firstVisibility,
  HOUR,
  PHONE_KEYS,
  PROFILE_FIELD_KEYS,
  profileValueFault,
  type ProfileValueFault,
  type Visibility,
} from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { EMAIL_RULE, PLAIN_TEXT_RULE } from '../../platform/http/fields';
import { dialledUnlessPlain, phoneFault } from '../../platform/phone-numbers/dialled';
import type { ProfileDraft } from '../tables/challenge';
import { ProfileFieldEntity } from '../tables/profile-field.entity';
import { UserEntity } from '../tables/user.entity';
import { OwnerChanges } from '../users/owner-changes';
import { UsersService } from '../users/users.service';
import { PhotosService } from './photos.service';
import type { NewProfileDto, ProfileDto } from './profile.dto';

type Field = ProfileDraft['fields'][number];
type NewField = Omit<Field, 'visibility'> & { visibility?: Visibility };

const FAULTS: Record<ProfileValueFault, string> = {
  isEmail: EMAIL_RULE.message,
  isPhoneNumber: 'Enter a phone number',
  isWhatsAppNumber: 'Start with + and the country code',
  isWebsite: 'Enter the address of a website',
  isSocialProfile: 'Enter a user name, or the address of a profile on that network',
  isDateOfBirth: 'Enter a date between 1900 and today, as YYYY-MM-DD',
  isPlainText: PLAIN_TEXT_RULE.message,
};
/** The easternmost time zone is this far ahead of UTC. */
const FIRST_TIME_ZONE = 14 * HOUR;

@Injectable()
export class ProfilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly users: UsersService,
    private readonly photos: PhotosService,
    private readonly transactions: TransactionRunner,
    private readonly changes: OwnerChanges,
  ) {}

  /** The whole profile, private fields included, in the order of the specification. */
  async get(userId: string): Promise<ProfileDto> {
    // One statement, so that name and fields come from the same save.
    const rows = await this.dataSource
      .createQueryBuilder(UserEntity, 'u')
      .leftJoin(ProfileFieldEntity, 'f', 'f.userId = u.id')
      .select('u.name', 'name')
      .addSelect(['f.key AS `key`', 'f.value AS value', 'f.visibility AS visibility'])
      .where('u.id = :userId', { userId })
      .getRawMany<{ name: string | null } & Field>();
    const [row] = rows;
    if (!row) throw new DomainError('unauthenticated');
    return { name: row.name, fields: sortFields(rows), photo: await this.photos.findPath(userId) };
  }

  /** The first of the phone numbers of a profile, public or not, as pages are told of it; null where there is none. */
  async findPhone(userId: string): Promise<{ value: string; dialled: string | undefined } | null> {
    const where = [
      { userId, key: In([...PHONE_KEYS]) },
      // A private country must not show in the country code of the number.
      { userId, key: 'country' as const, visibility: 'public' as const },
    ];
    const fields = sortFields(await this.dataSource.manager.findBy(ProfileFieldEntity, where));
    const phone = fields.find(({ key }) => key !== 'country');
    if (!phone) return null;
    const country = fields.find(({ key }) => key === 'country')?.value;
    return { value: phone.value, dialled: dialledUnlessPlain(phone.value, country) };
  }

  /**
   * Replaces the whole profile; fields with an empty value are removed. Parallel saves are not mixed: each locks the
   * row of the account first. Throws `validation_failed`.
   */
  async replace(userId: string, { name, fields }: NewProfileDto): Promise<ProfileDto> {
    this.assertValues(fields);
    const filled = fields.filter(({ value }) => value !== '');
    const kept = await this.transactions.run(async (manager) => {
      await manager.update(UserEntity, { id: userId }, { name, updatedAt: this.clock.now() });
      await this.users.get(userId, manager);
      const before = await manager.findBy(ProfileFieldEntity, { userId });
      const kept = sortFields(decideVisibility(filled, before));
      const gone = before.filter(({ key }) => !kept.some((field) => field.key === key));
      if (gone.length > 0)
        await manager.delete(ProfileFieldEntity, { userId, key: In(gone.map(({ key }) => key)) });
      const rows = kept.map((field) => ({ ...field, userId }));
      if (rows.length > 0) await manager.upsert(ProfileFieldEntity, rows, ['userId', 'key']);
      await this.changes.announce(manager, userId);
      return kept;
    });
    return { name, fields: kept, photo: await this.photos.findPath(userId) };
  }

  /** Throws `validation_failed`, which names the index of each value that breaks the rule of its field. */
  assertValues(fields: readonly NewField[]): void {
    const today = this.clock.in(FIRST_TIME_ZONE).toISOString().slice(0, 10);
    const refused = fields.flatMap(({ key, value }, i) => {
      const code =
        value === '' ? undefined : (profileValueFault(key, value, today) ?? phoneFault(key, value));
      return code ? [{ field: `fields.${i}.value`, code, message: FAULTS[code] }] : [];
    });
    if (refused.length > 0) throw new ValidationError(refused);
  }

  /** Fills empty fields of a profile from a draft; existing values are never overwritten. */
  async fillEmpty(manager: EntityManager, user: UserEntity, draft: ProfileDraft): Promise<UserEntity> {
    const rows = draft.fields.map((field) => ({ ...field, userId: user.id }));
    if (rows.length > 0) await insertOrChange(manager, ProfileFieldEntity, rows);
    const changes = { name: user.name ?? draft.name, updatedAt: this.clock.now() };
    await manager.update(UserEntity, { id: user.id }, changes);
    await this.changes.announce(manager, user.id);
    return { ...user, ...changes };
  }

  /**
   * The profile that `fillEmpty` would make, without the private values that the account already has: the reader has
   * not signed in.
   */
  async fill(user: UserEntity | null, draft: ProfileDraft): Promise<ProfileDraft> {
    if (!user) return draft;
    const kept = await this.dataSource.manager.findBy(ProfileFieldEntity, { userId: user.id });
    const added = draft.fields.filter(({ key }) => !kept.some((field) => field.key === key));
    const shown = kept.filter(({ visibility }) => visibility === 'public').map(toField);
    return { name: user.name ?? draft.name, fields: [...shown, ...added] };
  }

  /** The time of the last change of a profile; undefined when the account was deleted meanwhile. */
  async findChangedAt(userId: string): Promise<Date | undefined> {
    return (await this.users.find(userId))?.updatedAt;
  }
}

/** Fields with their visibility: as given, else as before, else the default of the key. */
export function decideVisibility(fields: readonly NewField[], before: readonly Field[] = []): Field[] {
  return fields.map(({ visibility, ...field }) => ({
    ...field,
    visibility:
      visibility ?? before.find(({ key }) => key === field.key)?.visibility ?? firstVisibility(field.key),
  }));
}

/** The known fields, in the order of the specification. */
function sortFields(fields: readonly Field[]): Field[] {
  return PROFILE_FIELD_KEYS.flatMap((wanted) => fields.filter(({ key }) => key === wanted).map(toField));
}

function toField(field: Field): Field {
  return pick(field, ['key', 'value', 'visibility']);
}
