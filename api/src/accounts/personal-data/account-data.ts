import { Injectable, type OnModuleInit } from '@nestjs/common';
import keyBy from 'lodash/keyBy';
import pick from 'lodash/pick';
import { DataSource, type EntityManager } from 'typeorm';
import { ServerConfig } from '../../platform/config/config';
import { ChallengesService } from '../challenges/challenges.service';
import { PhotosService } from '../profile/photos.service';
import { SessionsService } from '../sessions/sessions.service';
import { ProfileFieldEntity } from '../tables/profile-field.entity';
import { ProfilePhotoEntity } from '../tables/profile-photo.entity';
import { PushSubscriptionEntity } from '../tables/push-subscription.entity';
import { PasswordsService } from '../users/passwords.service';
import { UsersService } from '../users/users.service';
import type { ExportedAccountPartDto } from './account-export.dto';
import { type Person, PersonalData, type PersonalPart } from './personal-data';

/**
 * Profile, photo, password, sessions and challenges of a person. `AccountDeletion` deletes the account itself
 * last.
 */
@Injectable()
export class AccountData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly photos: PhotosService,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
  }

  async export(userId: string): Promise<Omit<ExportedAccountPartDto, 'mailBounce'>> {
    const user = await this.users.get(userId);
    const ofUser = { where: { userId }, order: { key: 'ASC' } } as const;
    const fields = await this.dataSource.manager.find(ProfileFieldEntity, ofUser);
    const photo = await this.photos.findPath(userId);
    const sessions = await this.sessions.list(user);
    const subscribed = keyBy(await this.dataSource.manager.findBy(PushSubscriptionEntity, { userId }), 'id');
    return {
      account: {
        email: user.emailAsTyped,
        ...pick(user, ['name', 'role', 'locale', 'isEmailVerified']),
        hasPassword: await this.passwords.has(userId),
        ...pick(user, ['createdAt', 'updatedAt']),
      },
      profile: fields.map((field) => pick(field, ['key', 'value', 'visibility'])),
      photo: photo ? this.server.publicUrl + photo : null,
      sessions: sessions.map((each) => ({
        ...pick(each, ['createdAt', 'lastSeenAt', 'expiresAt', 'userAgent']),
        pushesSince: subscribed[each.id]?.createdAt ?? null,
      })),
    };
  }

  async erase(manager: EntityManager, person: Person): Promise<void> {
    await manager.delete(ProfileFieldEntity, { userId: person.id });
    await manager.delete(ProfilePhotoEntity, { userId: person.id });
    await this.passwords.delete(manager, person.id);
    await this.sessions.revokeAll(manager, person.id);
    await this.challenges.erase(manager, person);
  }
}
