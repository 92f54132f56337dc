import { Injectable, type OnModuleInit } from '@nestjs/common';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Person, PersonalData, type PersonalPart } from '../../accounts';
import { ActivationRecords } from '../activations/activation-records';
import { CodeOwnership } from '../activations/code-ownership';
import { GiftsData } from '../gifts/gifts-data';
import { CodeScans } from '../scan-counts/code-scans';
import { ActivationEntity } from '../tables/activation.entity';
import { AlertChoiceEntity } from '../tables/alert-choice.entity';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';
import type { ExportedCodesPartDto } from './codes-export.dto';
import { ExportedActivations } from './exported-activations';

/** The codes that a person owns or owned, their scans, the person's unactivation requests, and gifts. */
@Injectable()
export class CodesData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
    private readonly ownership: CodeOwnership,
    private readonly records: ActivationRecords,
    private readonly exported: ExportedActivations,
    private readonly scans: CodeScans,
    private readonly gifts: GiftsData,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
  }

  async export(userId: string): Promise<ExportedCodesPartDto> {
    const { manager } = this.dataSource;
    const order = { id: 'ASC' } as const;
    const activations = await manager.find(ActivationEntity, { where: { userId }, order });
    const requests = await manager.find(UnactivationRequestEntity, { where: { requesterId: userId }, order });
    const ids = activations.map(({ id }) => id);
    const codes = await this.records.findAll([...ids, ...requests.map(({ activationId }) => activationId)]);
    const exported = await this.exported.read(userId, activations);
    return {
      codes: activations.map((activation) => {
        const { id, ownerLabel: label } = activation;
        const { alias = '', digital = false } = codes.get(id) ?? {};
        return {
          ...pick(activation, 'notify', 'pageKind', 'activatedAt', 'endedAt'),
          ...{ alias: alias || null, digital, label },
          ...exported.get(id)!,
          holdsUnproved: activation.holdsUnproved === true,
        };
      }),
      scansByDay: await this.scans.readDaysOfOwner(userId),
      unactivationRequests: requests.flatMap(({ activationId, reason, state, createdAt, expiresAt }) => {
        const code = codes.get(activationId)?.alias;
        return code ? [{ code, reason, state, createdAt, expiresAt }] : [];
      }),
      gifts: await this.gifts.export(userId, ids),
    };
  }

  async erase(manager: EntityManager, { id: userId, email }: Person): Promise<void> {
    const activationIds = await this.ownership.endAll(manager, userId);
    await this.scans.eraseOfOwner(manager, userId);
    await manager.delete(UnactivationRequestEntity, { activationId: In(activationIds) });
    await manager.delete(UnactivationRequestEntity, { requesterId: userId });
    // Those for codes of others.
    await manager.delete(AlertChoiceEntity, { userId });
    await this.gifts.erase(manager, email);
  }
}
