import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProfileDraft } from '../challenges/challenge';
import { Clock } from '../platform/clock/clock';
import { UserEntity } from '../users/user.entity';
import { ProfileFieldEntity } from './profile-field.entity';

@Injectable()
export class ProfilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

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
