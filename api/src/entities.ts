import { ActivationEntity } from './codes/activations/activation.entity';
import { BlockedSenderEntity } from './inbox/blocked-senders/blocked-sender.entity';
import { AuditEntryEntity } from './records/audit/audit-entry.entity';
import { ChallengeEntity } from './accounts/challenges/challenge.entity';
import { ItemEntity } from './codes/items/item.entity';
import { LabelLayoutEntity } from './codes/label-layouts/label-layout.entity';
import { LimitCounterEntity } from './records/limits/limit-counter.entity';
import { MessageCountEntity } from './inbox/messages/message-count.entity';
import { MessageEntity } from './inbox/messages/message.entity';
import { OutboxEntity } from './delivery/outbox/outbox.entity';
import { PresetEntity } from './codes/presets/preset.entity';
import { ProfileFieldEntity } from './accounts/profile/profile-field.entity';
import { ProfilePhotoEntity } from './accounts/profile/profile-photo.entity';
import { ProjectEntity } from './codes/projects/project.entity';
import { ScanCountEntity } from './codes/scan-counts/scan-count.entity';
import { SessionEntity } from './accounts/sessions/session.entity';
import { QrDesignEntity } from './codes/qr/qr-design.entity';
import { SettingEntity } from './records/settings/setting.entity';
import { TemplateEntity } from './codes/templates/template.entity';
import { UnactivationRequestEntity } from './codes/unactivations/unactivation-request.entity';
import { PasswordEntity } from './accounts/users/password.entity';
import { UserEntity } from './accounts/users/user.entity';

/** Every table of the product. */
export const ENTITIES = [
  ActivationEntity,
  AuditEntryEntity,
  BlockedSenderEntity,
  ChallengeEntity,
  ItemEntity,
  LabelLayoutEntity,
  LimitCounterEntity,
  MessageCountEntity,
  MessageEntity,
  OutboxEntity,
  PasswordEntity,
  PresetEntity,
  ProfileFieldEntity,
  ProfilePhotoEntity,
  ProjectEntity,
  ScanCountEntity,
  SessionEntity,
  QrDesignEntity,
  SettingEntity,
  TemplateEntity,
  UnactivationRequestEntity,
  UserEntity,
];
