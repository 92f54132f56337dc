import { ActivationEntity } from './codes/tables/activation.entity';
import { BlockedSenderEntity } from './inbox/tables/blocked-sender.entity';
import { AuditEntryEntity } from './records/tables/audit-entry.entity';
import { ChallengeEntity } from './accounts/tables/challenge.entity';
import { ItemEntity } from './codes/tables/item.entity';
import { LabelLayoutEntity } from './codes/tables/label-layout.entity';
import { LimitCounterEntity } from './records/tables/limit-counter.entity';
import { MessageCountEntity } from './inbox/tables/message-count.entity';
import { MessageEntity } from './inbox/tables/message.entity';
import { OutboxEntity } from './delivery/tables/outbox.entity';
import { PresetEntity } from './codes/tables/preset.entity';
import { ProfileFieldEntity } from './accounts/tables/profile-field.entity';
import { ProfilePhotoEntity } from './accounts/tables/profile-photo.entity';
import { ProjectEntity } from './codes/tables/project.entity';
import { ScanCountEntity } from './codes/tables/scan-count.entity';
import { SessionEntity } from './accounts/tables/session.entity';
import { QrDesignEntity } from './codes/tables/qr-design.entity';
import { SettingEntity } from './records/tables/setting.entity';
import { TemplateEntity } from './codes/tables/template.entity';
import { UnactivationRequestEntity } from './codes/tables/unactivation-request.entity';
import { PasswordEntity } from './accounts/tables/password.entity';
import { UserEntity } from './accounts/tables/user.entity';

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
