import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersService } from '../../accounts';
import { DomainError } from '../../platform/errors/domain-error';
import type { PageQuery } from '../../platform/http/list.dto';
import type { HeldCodeListDto } from './held-codes.dto';
import { ItemEntity } from '../tables/item.entity';

@Injectable()
export class HeldCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** The codes that an account holds now, those that were made last first. Throws `not_found`. */
  async list(userId: string, { page, pageSize }: PageQuery): Promise<HeldCodeListDto> {
    if (!(await this.users.exists(userId))) throw new DomainError('not_found');
    const { manager } = this.dataSource;
    const where = { ownerId: userId };
    const held = await manager.find(ItemEntity, {
      select: { id: true, alias: true, label: true },
      where,
      order: { id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const items = held.map(({ id, alias, label }) => ({ id, alias, label }));
    const total = await manager.countBy(ItemEntity, where);
    return { items, total, page, pageSize };
  }
}
