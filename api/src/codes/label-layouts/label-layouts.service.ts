import { Injectable } from '@nestjs/common';
import {
  LABEL_LAYOUTS,
  type LabelGeometry,
  labelFaults,
  type LabelLayout,
  type LabelLayoutId,
  layoutName,
  ownLayout,
} from '@ringtag/contracts';
import { isUUID } from 'class-validator';
import defaults from 'lodash/defaults';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { getRow } from '../../platform/database/get-row';
import { lockRow } from '../../platform/database/lock-rows';
import { readPageByName } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import type { ListQuery } from '../../platform/http/list.dto';
import { AuditLog } from '../../records';
import { LabelLayoutEntity } from '../tables/label-layout.entity';
import type {
  ChangeLabelLayoutDto,
  LabelLayoutDto,
  LabelLayoutListDto,
  NewLabelLayoutDto,
} from './label-layout.dto';

const MESSAGES = {
  'off-page': 'These labels do not fit on the page',
  overlap: 'These labels would lie on one another',
} as const;

export interface NamedLayout {
  name: string;
  layout: LabelLayout;
}

/** Label layouts: those that administrators define, and the built-in ones of labels that can be bought. */
@Injectable()
export class LabelLayoutsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The defined layouts, sorted by name. */
  async list(query: ListQuery): Promise<LabelLayoutListDto> {
    const { rows, ...page } = await readPageByName(this.dataSource, LabelLayoutEntity, query);
    return { items: rows.map(toDto), ...page };
  }

  /** Finds a defined layout by its id, or a built-in one by its key. Throws `not_found`. */
  async get(idOrKey: string): Promise<NamedLayout> {
    if (Object.hasOwn(LABEL_LAYOUTS, idOrKey)) {
      const key = idOrKey as LabelLayoutId;
      return { name: layoutName(key), layout: LABEL_LAYOUTS[key] };
    }
    if (!isUUID(idOrKey)) throw new DomainError('not_found');
    const { name, geometry } = await getRow(this.dataSource.manager, LabelLayoutEntity, idOrKey);
    return { name, layout: ownLayout(geometry) };
  }

  /** Throws a validation error if labels are not on the page or overlap. */
  async create(body: NewLabelLayoutDto): Promise<LabelLayoutDto> {
    const now = this.clock.now();
    const { name, ...geometry } = body;
    const layout = { id: newId(), name, geometry: printable(geometry), createdAt: now, updatedAt: now };
    await this.transactions.run(async (manager) => {
      await manager.insert(LabelLayoutEntity, layout);
      await this.audit.created(manager, 'label-layout', layout.id, toAudited(layout));
    });
    return toDto(layout);
  }

  /** Throws what `create` throws, and `not_found`. */
  async change(id: string, body: ChangeLabelLayoutDto): Promise<LabelLayoutDto> {
    return this.transactions.run(async (manager) => {
      const before = await lockRow(manager, LabelLayoutEntity, id);
      const { name, ...geometry } = defaults({ ...body }, toAudited(before));
      const changes = { name, geometry: printable(geometry), updatedAt: this.clock.now() };
      await manager.update(LabelLayoutEntity, { id }, changes);
      const after = { ...before, ...changes };
      await this.audit.changed(manager, 'label-layout', id, toAudited(before), toAudited(after));
      return toDto(after);
    });
  }

  /** Throws `not_found`. */
  async delete(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { name } = await lockRow(manager, LabelLayoutEntity, id);
      await manager.delete(LabelLayoutEntity, { id });
      await this.audit.deleted(manager, 'label-layout', id, { name });
    });
  }
}

/** The geometry to save. Columns and margins mean nothing on a tape and are reset. Throws what `create` throws. */
function printable(geometry: LabelGeometry): LabelGeometry {
  const faults = labelFaults(geometry);
  if (faults.length > 0) {
    throw new ValidationError(
      faults.map(({ field, fault }) => ({ field, code: fault, message: MESSAGES[fault] })),
    );
  }
  if (geometry.page !== 'tape') return geometry;
  const { page, width, height } = geometry;
  return { page, width, height, columns: 1, rows: 1, x0: 0, y0: 0, pitchX: width, pitchY: height };
}

function toDto({ id, name, geometry, createdAt, updatedAt }: LabelLayoutEntity): LabelLayoutDto {
  return { id, name, ...geometry, createdAt, updatedAt };
}

/** What administrators enter for a layout. The audit log records it. */
function toAudited({ name, geometry }: LabelLayoutEntity): NewLabelLayoutDto {
  return { name, ...geometry };
}
