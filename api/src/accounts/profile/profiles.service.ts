import { Injectable } from '@nestjs/common';
import {
  firstVisibility,
  HOUR,
  PROFILE_FIELD_KEYS,
  profileValueFault,
  type ProfileValueFault,
  type Visibility,
} from '@ringtag/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { ProfileDraft } from '../tables/challenge';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { EMAIL_RULE } from '../../platform/http/fields';
import { OwnerChanges } from '../users/owner-changes';
import { UserEntity } from '../tables/user.entity';
import { UsersService } from '../users/users.service';
import { PhotosService } from './photos.service';
import { ProfileFieldEntity } from '../tables/profile-field.entity';

type Field = ProfileDraft['fields'][number];
/** Who is to see it may be left open. */
type NewField = Omit<Field, 'visibility'> & { visibility?: Visibility };

interface Profile {
  name: string | null;
  fields: Field[];
  /** The address of the photo. */
  photo?: string;
}

const FAULTS: Record<ProfileValueFault, string> = {
  isEmail: EMAIL_RULE.message,
  isPhoneNumber: 'Please enter a phone number',
  isWebsite: 'Please enter the address of a website',
  isSocialProfile: 'Please enter a user name, or the address of a profile on that network',
  isDateOfBirth: 'Please enter a date between 1900 and today, as YYYY-MM-DD',
  isPlainText: 'Please use plain text',
};
/** The day begins this much earlier in the easternmost time zone. */
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

  /** The whole profile, for its owner alone, in the order of the specification. */
  async get(userId: string): Promise<Profile> {
    // One statement, so that name and fields are of the same save.
    const rows = await this.dataSource
      .createQueryBuilder(UserEntity, 'u')
      .leftJoin(ProfileFieldEntity, 'f', 'f.userId = u.id')
      .select('u.name', 'name')
      .addSelect(['f.key AS `key`', 'f.value AS value', 'f.visibility AS visibility'])
      .where('u.id = :userId', { userId })
      .getRawMany<{ name: string | null } & Field>();
    const [row] = rows;
    if (!row) throw new DomainError('unauthenticated');
    const photo = await this.photos.pathOf(userId);
    return { name: row.name, fields: inOrder(rows), ...(photo ? { photo } : {}) };
  }

  /**
   * Replaces the whole profile; empty values are left out. Of parallel saves one is there in full afterwards: each
   * begins with the row of the account. Throws `validation_failed`.
   */
  async replace(userId: string, { name, fields }: { name: string; fields: NewField[] }): Promise<Profile> {
    this.assertValues(fields);
    const filled = fields.filter(({ value }) => value !== '');
    const kept = await this.transactions.run(async (manager) => {
      await manager.update(UserEntity, { id: userId }, { name, updatedAt: this.clock.now() });
      await this.users.get(userId, manager);
      const before = await manager.findBy(ProfileFieldEntity, { userId });
      const kept = inOrder(decided(filled, before));
      const gone = before.filter(({ key }) => !kept.some((field) => field.key === key));
      if (gone.length > 0)
        await manager.delete(ProfileFieldEntity, { userId, key: In(gone.map(({ key }) => key)) });
      const rows = kept.map((field) => ({ ...field, userId }));
      if (rows.length > 0) await manager.upsert(ProfileFieldEntity, rows, ['userId', 'key']);
      return kept;
    });
    this.changes.announce();
    const photo = await this.photos.pathOf(userId);
    return { name, fields: kept, ...(photo ? { photo } : {}) };
  }

  /** Throws `validation_failed` with the places of values that break the rule of their field. */
  assertValues(fields: readonly NewField[]): void {
    const today = this.clock.in(FIRST_TIME_ZONE).toISOString().slice(0, 10);
    const refused = fields.flatMap(({ key, value }, i) => {
      const code = value === '' ? undefined : profileValueFault(key, value, today);
      return code ? [{ field: `fields.${i}.value`, code, message: FAULTS[code] }] : [];
    });
    if (refused.length > 0) throw new ValidationError(refused);
  }

  /** Takes over what the draft says and the profile does not: existing values are never overwritten. */
  async fillEmpty(manager: EntityManager, user: UserEntity, draft: ProfileDraft): Promise<UserEntity> {
    if (draft.fields.length > 0) {
      await manager
        .createQueryBuilder()
        .insert()
        .into(ProfileFieldEntity)
        .values(draft.fields.map((field) => ({ ...field, userId: user.id })))
        .orIgnore()
        .execute();
    }
    const changes = { name: user.name ?? draft.name, updatedAt: this.clock.now() };
    await manager.update(UserEntity, { id: user.id }, changes);
    this.changes.announce();
    return { ...user, ...changes };
  }

  /**
   * What `fillEmpty` would make of it, as far as it is published or new: private values that the account has already
   * are nobody's business here.
   */
  async filled(user: UserEntity | null, draft: ProfileDraft): Promise<ProfileDraft> {
    if (!user) return draft;
    const kept = await this.dataSource.manager.findBy(ProfileFieldEntity, { userId: user.id });
    const added = draft.fields.filter(({ key }) => !kept.some((field) => field.key === key));
    const shown = kept
      .filter(({ visibility }) => visibility === 'public')
      .map(({ key, value, visibility }) => ({ key, value, visibility }));
    return { name: user.name ?? draft.name, fields: [...shown, ...added] };
  }

  /** When anything of a profile changed last; undefined when the account was deleted meanwhile. */
  async changedAt(userId: string): Promise<Date | undefined> {
    const user = await this.dataSource.manager.findOne(UserEntity, {
      select: { updatedAt: true },
      where: { id: userId },
    });
    return user?.updatedAt;
  }

  /** What scanners may see of a profile: public fields only (AUT-3). */
  publicFields(userId: string): Promise<ProfileFieldEntity[]> {
    return this.dataSource.manager.find(ProfileFieldEntity, {
      where: { userId, visibility: 'public' },
      order: { key: 'ASC' },
    });
  }
}

/** Whoever names no audience leaves it as it is; of a new field it is that of its key. */
export function decided(fields: readonly NewField[], before: readonly Field[] = []): Field[] {
  return fields.map(({ visibility, ...field }) => ({
    ...field,
    visibility:
      visibility ?? before.find(({ key }) => key === field.key)?.visibility ?? firstVisibility(field.key),
  }));
}

/** In the order of the specification, without what is not a part of the profile. */
function inOrder(fields: readonly Field[]): Field[] {
  return PROFILE_FIELD_KEYS.flatMap((wanted) =>
    fields
      .filter(({ key }) => key === wanted)
      .map(({ key, value, visibility }) => ({ key, value, visibility })),
  );
}
