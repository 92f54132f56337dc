import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { DAY } from '@ringtag/contracts';
import { DeliveryModule } from '../delivery';
import { ExpiredRows } from '../platform/housekeeping/expired-rows';
import { BelowApi } from '../platform/http/below-api';
import { AuditNames, RecordsModule } from '../records';
import { AccessGuard } from './access/access.guard';
import { OriginGuard } from './access/origin.guard';
import { AccountMails } from './account-mails';
import { AccountProof } from './auth/account-proof';
import { AuthStepsController } from './auth/auth-steps.controller';
import { AuthController } from './auth/auth.controller';
import { AuthService } from './auth/auth.service';
import { LocalStrategy } from './auth/local.strategy';
import { NewDeviceNotices } from './auth/new-device-notices';
import { PasswordAttempts } from './auth/password-attempts';
import { PasswordGuard } from './auth/password.guard';
import { SignedInResponse } from './auth/signed-in-response';
import { ChallengeSecrets } from './challenges/challenge-secrets';
import { ChallengesService } from './challenges/challenges.service';
import { DigitFailures } from './challenges/digit-failures';
import { MailBudgets } from './challenges/mail-budgets';
import { MailsToOthers } from './challenges/mails-to-others';
import { StepCookie } from './challenges/step-cookie';
import { DevicesService } from './devices/devices.service';
import { OwnerMarks } from './devices/owner-marks';
import { AccountData } from './personal-data/account-data';
import { AccountDeletion } from './personal-data/account-deletion';
import { AddressData } from './personal-data/address-data';
import { AddressErasure } from './personal-data/address-erasure';
import { ExportLinks } from './personal-data/export-links';
import { MailBounceData } from './personal-data/mail-bounce-data';
import { PersonalData } from './personal-data/personal-data';
import { PhotosController, ProfilePhotoController } from './profile/photos.controller';
import { PhotosService } from './profile/photos.service';
import { ProfileController } from './profile/profile.controller';
import { ProfilesService } from './profile/profiles.service';
import { PushDelivery } from './push/push-delivery';
import { PushKeys } from './push/push-keys';
import { PushQueue } from './push/push-queue';
import { PushSender } from './push/push-sender';
import { PushServices } from './push/push-services';
import { PushSubscriptions } from './push/push-subscriptions';
import { PushWorker } from './push/push-worker';
import { PushController } from './push/push.controller';
import { PushService } from './push/push.service';
import { SessionCookies } from './sessions/session-cookies';
import { SessionEndings } from './sessions/session-endings';
import { SessionWatch } from './sessions/session-watch';
import { SessionsService } from './sessions/sessions.service';
import { ViewersService } from './sessions/viewers.service';
import { ChallengeEntity } from './tables/challenge.entity';
import { PushEntity } from './tables/push.entity';
import { SessionEntity } from './tables/session.entity';
import { AdministeredUsers } from './users/administered-users';
import { Administrators } from './users/administrators';
import { NewAddresses } from './users/new-addresses';
import { OwnerChanges } from './users/owner-changes';
import { PasswordsService } from './users/passwords.service';
import { UsersController } from './users/users.controller';
import { UsersService } from './users/users.service';

/** Kept after its end, so that requests with an old code or link still get the right error. */
const CHALLENGES_KEPT = DAY;

/** The services that other domains may inject. */
const OFFERED = [
  AccountProof,
  AuthService,
  PasswordAttempts,
  SignedInResponse,
  ChallengesService,
  StepCookie,
  DevicesService,
  OwnerMarks,
  AddressData,
  AddressErasure,
  ExportLinks,
  MailsToOthers,
  PersonalData,
  PhotosService,
  ProfilesService,
  PushDelivery,
  PushService,
  PushSubscriptions,
  SessionCookies,
  SessionsService,
  SessionWatch,
  ViewersService,
  AccountDeletion,
  Administrators,
  NewAddresses,
  OwnerChanges,
  PasswordsService,
  UsersService,
];

/** Accounts, proofs of a mailbox, sessions, profiles, and the guards of all requests. */
@BelowApi()
@Module({
  imports: [RecordsModule, DeliveryModule],
  controllers: [
    AuthController,
    AuthStepsController,
    ProfilePhotoController,
    PhotosController,
    ProfileController,
    PushController,
    UsersController,
  ],
  providers: [
    // Guards run in this order.
    { provide: APP_GUARD, useClass: OriginGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    ...OFFERED,
    AccountMails,
    LocalStrategy,
    PasswordGuard,
    NewDeviceNotices,
    ChallengeSecrets,
    DigitFailures,
    MailBudgets,
    PushQueue,
    PushKeys,
    PushSender,
    PushServices,
    PushWorker,
    SessionEndings,
    AccountData,
    MailBounceData,
    AdministeredUsers,
  ],
  exports: OFFERED,
})
export class AccountsModule implements OnModuleInit {
  constructor(
    private readonly expired: ExpiredRows,
    private readonly names: AuditNames,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.expired.register(SessionEntity, { column: 'expiresAt', kept: 0 });
    this.expired.register(PushEntity, { column: 'wantedAt', kept: DAY });
    this.expired.register(ChallengeEntity, { column: 'hardExpiresAt', kept: CHALLENGES_KEPT });
    this.names.register('user', async (ids) => {
      const users = await this.users.findAll(ids);
      return [...users].map(([id, { emailAsTyped: name }]) => ({ id, name }));
    });
  }
}
