import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import { DataSource, type EntityManager, type FindOptionsWhere, In, LessThanOrEqual } from 'typeorm';
import { AddressData, type AddressPart, UsersService } from '../../accounts';
import { walkRows } from '../../platform/database/walk-rows';
import { ActivationRecords } from '../activations/activation-records';
import { GiftEntity } from '../tables/gift.entity';
import type { ExportedGiftDto } from './gift.dto';

/** The gifts to addresses, which may have no account, and those of givers. */
@Injectable()
export class GiftsData implements AddressPart, OnModuleInit {
  readonly name = 'gifts';

  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: AddressData,
    private readonly records: ActivationRecords,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.addresses.register(this);
  }

  /** The gifts that an account gives, by its activations, and those that are offered to its address. */
  async export(userId: string, activationIds: string[]): Promise<ExportedGiftDto[]> {
    const { email } = await this.users.get(userId);
    return this.find([{ activationId: In(activationIds) }, { email }], activationIds);
  }

  exportFor(email: string): Promise<ExportedGiftDto[]> {
    return this.find([{ email }], []);
  }

  /** @param own the activations of the person for whom they are */
  private async find(where: FindOptionsWhere<GiftEntity>[], own: string[]): Promise<ExportedGiftDto[]> {
    const gifts = await this.dataSource.manager.find(GiftEntity, { where, order: { id: 'ASC' } });
    const codes = await this.records.findAll(map(gifts, 'activationId'));
    return gifts.map(({ activationId, emailAsTyped, createdAt, expiresAt }) => ({
      code: codes.get(activationId)?.alias ?? '',
      given: own.includes(activationId),
      ...{ email: emailAsTyped, createdAt, expiresAt },
    }));
  }

  count(email: string): Promise<number> {
    return this.dataSource.manager.countBy(GiftEntity, { email });
  }

  async erase(manager: EntityManager, email: string, until?: Date): Promise<void> {
    await manager.delete(GiftEntity, { email, ...(until && { createdAt: LessThanOrEqual(until) }) });
  }

  async *walkEmails(): AsyncGenerator<string> {
    const rows = this.dataSource.createQueryBuilder(GiftEntity, 'g').select(['g.id', 'g.email']);
    for await (const gifts of walkRows(rows, { id: 'ASC' })) yield* map(gifts, 'email');
  }
}
