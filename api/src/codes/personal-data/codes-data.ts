import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Person, PersonalData, type PersonalPart } from '../../accounts';
import { CodeOwnership } from '../activations/code-ownership';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';
import { TemplatesService } from '../templates/templates.service';
import type { ExportedCodesPartDto } from './codes-export.dto';

/** The codes that a person owns or owned, and the unactivation requests that the person made. */
@Injectable()
export class CodesData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
    private readonly ownership: CodeOwnership,
    private readonly templates: TemplatesService,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
  }

  async export(userId: string): Promise<ExportedCodesPartDto> {
    const { manager } = this.dataSource;
    const activations = await manager.find(ActivationEntity, { where: { userId }, order: { id: 'ASC' } });
    const items = await manager.findBy(ItemEntity, { id: In(activations.map(({ itemId }) => itemId)) });
    const aliases = new Map(items.map(({ id, alias }) => [id, alias]));
    const templates = await this.templates.of(activations.map(({ id }) => id));
    return {
      codes: activations.map((activation) => ({
        alias: aliases.get(activation.itemId) ?? null,
        label: activation.label,
        notify: activation.notify,
        activatedAt: activation.activatedAt,
        endedAt: activation.endedAt,
        template: templates.get(activation.id) ?? null,
      })),
      unactivationRequests: await this.requestsOf(userId),
    };
  }

  async erase(manager: EntityManager, { id: requesterId }: Person): Promise<void> {
    const activationIds = await this.ownership.endAllOf(manager, requesterId);
    await manager.delete(UnactivationRequestEntity, { activationId: In(activationIds) });
    await manager.delete(UnactivationRequestEntity, { requesterId });
  }

  private async requestsOf(requesterId: string): Promise<ExportedCodesPartDto['unactivationRequests']> {
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(UnactivationRequestEntity, 'r')
      .innerJoin(ActivationEntity, 'a', 'a.id = r.activationId')
      .innerJoin(ItemEntity, 'i', 'i.id = a.itemId')
      .addSelect('i.alias', 'alias')
      .where('r.requesterId = :requesterId', { requesterId })
      .orderBy('r.id')
      .getRawAndEntities<{ alias: string }>();
    return entities.map(({ reason, state, createdAt, expiresAt }, i) => {
      const code = raw[i]!.alias;
      return { code, reason, state, createdAt, expiresAt };
    });
  }
}
