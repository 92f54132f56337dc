import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Person, PersonalData, type PersonalPart } from '../../accounts';
import { ActivationEntity } from '../tables/activation.entity';
import { ActivationsService } from '../activations/activations.service';
import { ItemEntity } from '../tables/item.entity';
import { TemplatesService } from '../templates/templates.service';
import { UnactivationOutcomes } from '../activations/unactivation-outcomes';
import { UnactivationRequestsService } from '../unactivations/unactivation-requests.service';
import type { ExportedCodesPartDto } from './codes-export.dto';

/** The codes that a person holds or held, and the requests for codes. */
@Injectable()
export class CodesData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
    private readonly activations: ActivationsService,
    private readonly templates: TemplatesService,
    private readonly requests: UnactivationRequestsService,
    private readonly outcomes: UnactivationOutcomes,
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
      unactivationRequests: await this.requests.madeBy(userId),
    };
  }

  async erase(manager: EntityManager, { id }: Person): Promise<void> {
    const { all, ended } = await this.activations.endAllOf(manager, id);
    await this.outcomes.close(manager, ended);
    await this.requests.erase(manager, { activationIds: all, requesterId: id });
  }
}
