export { ChangesState, FromAnywhere } from './access/origin.guard';
export { AccountsModule } from './accounts.module';
export { ACCOUNT_REFUSALS, AccountProof, type GivenProof } from './auth/account-proof';
export { PasswordOrDigitsDto } from './auth/account-proof.dto';
export { AuthService, type SignedIn } from './auth/auth.service';
export { SignedInResponse } from './auth/signed-in-response';
export {
  ChallengeDto,
  ProofDto,
  SentCodeDto,
  toProof,
  toSentCode,
  ResendDto,
} from './challenges/challenge.dto';
export { ChallengesService, type Challenge, type Proof } from './challenges/challenges.service';
export { MailsToOthers } from './challenges/mails-to-others';
export { StepCookie } from './challenges/step-cookie';
export { toStepState } from './challenges/step-state';
export { DIGITS_REFUSALS, PROOF_REFUSALS } from './challenges/proof-refusals';
export { toClient, type Client } from './devices/client';
export { toSignedInBudget, DevicesService } from './devices/devices.service';
export { SHARED_COMPUTER } from './devices/shared-computer';
export { OwnerMarks } from './devices/owner-marks';
export { AddressData, type AddressPart } from './personal-data/address-data';
export { AddressErasure } from './personal-data/address-erasure';
export { ExportLinks } from './personal-data/export-links';
export { ExportedAccountPartDto } from './personal-data/account-export.dto';
export { PersonalData, type Person, type PersonalPart } from './personal-data/personal-data';
export { photoPath } from './profile/photo-path';
export { PhotosService } from './profile/photos.service';
export { DraftFieldDto, ProfileFieldDto } from './profile/profile.dto';
export { PushDelivery, type PushReader } from './push/push-delivery';
export { PushSubscriptions } from './push/push-subscriptions';
export { PushService } from './push/push.service';
export type { PushContent } from './push/push-sender';
export { decideVisibility, ProfilesService } from './profile/profiles.service';
export { suggestPageKind } from './profile/suggest-page-kind';
export { hasSessionCookie, SessionCookies } from './sessions/session-cookies';
export { SessionWatch } from './sessions/session-watch';
export { SessionsService } from './sessions/sessions.service';
export { ViewersService } from './sessions/viewers.service';
export type { ProfileDraft } from './tables/challenge';
export { toRecipient } from './tables/recipient';
export { AccountDeletion } from './personal-data/account-deletion';
export { Administrators, lockAdministrators } from './users/administrators';
export { NewAddresses } from './users/new-addresses';
export { OwnerChanges } from './users/owner-changes';
export { PasswordsService } from './users/passwords.service';
export { UserDto } from './users/user.dto';
export { UsersService, type User } from './users/users.service';
