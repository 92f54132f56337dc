import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ProfileDraft } from '../challenges/challenge';
import { UserEntity } from '../users/user.entity';
import { ProfileFieldEntity } from './profile-field.entity';

@Injectable()
export class ProfilesService {
  constructor(private readonly dataSource: DataSource) {}

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
    if (user.name) return user;
    await manager.update(UserEntity, { id: user.id }, { name: draft.name });
    return { ...user, name: draft.name };
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

  /** What scanners may see of a profile: public fields only (AUT-3). */
  publicFields(userId: string): Promise<ProfileFieldEntity[]> {
    return this.dataSource.manager.find(ProfileFieldEntity, {
      where: { userId, visibility: 'public' },
      order: { key: 'ASC' },
    });
  }
}
