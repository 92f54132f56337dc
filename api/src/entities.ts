import { ActivationEntity } from './activations/activation.entity';
import { BlockedSenderEntity } from './messages/blocked-sender.entity';
import { AuditEntryEntity } from './audit/audit-entry.entity';
import { ChallengeEntity } from './challenges/challenge.entity';
import { ItemEntity } from './items/item.entity';
import { LabelLayoutEntity } from './label-layouts/label-layout.entity';
import { LimitCounterEntity } from './limits/limit-counter.entity';
import { MessageCountEntity } from './messages/message-count.entity';
import { MessageEntity } from './messages/message.entity';
import { OutboxEntity } from './outbox/outbox.entity';
import { PresetEntity } from './presets/preset.entity';
import { ProfileFieldEntity } from './profile/profile-field.entity';
import { ProfilePhotoEntity } from './profile/profile-photo.entity';
import { ProjectEntity } from './projects/project.entity';
import { ScanCountEntity } from './scan/scan-count.entity';
import { SessionEntity } from './sessions/session.entity';
import { QrDesignEntity } from './qr/qr-design.entity';
import { SettingEntity } from './settings/setting.entity';
import { TemplateEntity } from './templates/template.entity';
import { UnactivationRequestEntity } from './unactivations/unactivation-request.entity';
import { PasswordEntity } from './users/password.entity';
import { UserEntity } from './users/user.entity';

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
