import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ActivationEntity } from '../../codes/activations/activation.entity';
import { ServerConfig } from '../../platform/config/config';
import { ItemEntity } from '../../codes/items/item.entity';
import { BlockedSenderEntity } from '../../inbox/blocked-senders/blocked-sender.entity';
import { MessageEntity } from '../../inbox/messages/message.entity';
import { Clock } from '../../platform/clock/clock';
import { PhotosService } from '../../accounts/profile/photos.service';
import { ProfileFieldEntity } from '../../accounts/profile/profile-field.entity';
import { SessionsService } from '../../accounts/sessions/sessions.service';
import { PasswordsService } from '../../accounts/users/passwords.service';
import { TemplatesService } from '../../codes/templates/templates.service';
import { UnactivationRequestsService } from '../../codes/unactivations/unactivation-requests.service';
import { UsersService } from '../../accounts/users/users.service';
import type { AccountExportDto } from './account-export.dto';

@Injectable()
export class AccountExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly templates: TemplatesService,
    private readonly requests: UnactivationRequestsService,
    private readonly photos: PhotosService,
    private readonly server: ServerConfig,
    private readonly clock: Clock,
  ) {}

  /** Everything that the account holds about its owner: no secrets, and of others only what they wrote to the owner. */
  async of(userId: string): Promise<AccountExportDto> {
    const { manager } = this.dataSource;
    const user = await this.users.get(userId);
    const fields = await manager.find(ProfileFieldEntity, { where: { userId }, order: { key: 'ASC' } });
    const photo = await this.photos.pathOf(userId);
    const activations = await manager.find(ActivationEntity, { where: { userId }, order: { id: 'ASC' } });
    const items = await manager.findBy(ItemEntity, { id: In(activations.map(({ itemId }) => itemId)) });
    const aliasOf = new Map(items.map(({ id, alias }) => [id, alias]));
    const codeOf = new Map(activations.map(({ id, itemId }) => [id, aliasOf.get(itemId) ?? null]));
    const messages = await manager.find(MessageEntity, { where: { ownerId: userId }, order: { id: 'ASC' } });
    const blocked = await manager.find(BlockedSenderEntity, {
      where: { ownerId: userId },
      order: { id: 'ASC' },
    });
    const templates = await this.templates.of(activations.map(({ id }) => id));
    return {
      exportedAt: this.clock.now(),
      account: {
        email: user.emailAsTyped,
        name: user.name,
        role: user.role,
        locale: user.locale,
        isEmailVerified: user.isEmailVerified,
        hasPassword: await this.passwords.has(userId),
        createdAt: user.createdAt,
        updatedAt: user.updatedAt,
      },
      profile: fields.map(({ key, value, visibility }) => ({ key, value, visibility })),
      photo: photo ? this.server.publicUrl + photo : null,
      codes: activations.map((activation) => ({
        alias: aliasOf.get(activation.itemId) ?? null,
        label: activation.label,
        notify: activation.notify,
        activatedAt: activation.activatedAt,
        endedAt: activation.endedAt,
        template: templates.get(activation.id) ?? null,
      })),
      messages: messages.map((message) => ({
        code: codeOf.get(message.activationId) ?? null,
        kind: message.kind,
        body: message.body,
        senderName: message.senderName,
        senderEmail: message.senderEmail,
        senderPhone: message.senderPhone,
        createdAt: message.createdAt,
        readAt: message.readAt,
        archivedAt: message.archivedAt,
        reportedAt: message.reportedAt,
      })),
      blockedSenders: blocked.map(({ address, createdAt }) => ({ address, createdAt })),
      unactivationRequests: await this.requests.madeBy(userId),
      sessions: (await this.sessions.list(userId)).map(({ createdAt, lastSeenAt, expiresAt, userAgent }) => ({
        createdAt,
        lastSeenAt,
        expiresAt,
        userAgent,
      })),
    };
  }
}
