import { Injectable } from '@nestjs/common';
import type { MessageAction } from '@ringtag/contracts';
import map from 'lodash/map';
import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { ValidationError } from '../../platform/errors/domain-error';
import { MessageEntity } from '../tables/message.entity';
import { deleteMessages } from './delete-messages';
import { MessageCounts } from './message-counts';
import { toViewFilter, MessageSelection } from './message-selection';
import type { BulkChangeDto, BulkMessagesDto } from './message.dto';
import { SeenMessages } from './seen-messages';

/** The time that an action sets or removes. Messages already in the wanted state are neither changed nor counted. */
const TIMES = {
  read: { column: 'readAt', set: true },
  unread: { column: 'readAt', set: false },
  archive: { column: 'archivedAt', set: true },
  unarchive: { column: 'archivedAt', set: false },
  delete: undefined,
} as const satisfies Record<MessageAction, { column: 'readAt' | 'archivedAt'; set: boolean } | undefined>;

/** Applies one action to many messages of an owner. */
@Injectable()
export class BulkMessagesService {
  constructor(
    private readonly selection: MessageSelection,
    private readonly counts: MessageCounts,
    private readonly seen: SeenMessages,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes only messages of this owner (AUT-1). Messages that arrive during the change are not changed. Answers how
   * many were changed, and an id in `change`: sent with the opposite action, it undoes this change.
   */
  async change(ownerId: string, given: BulkMessagesDto): Promise<BulkChangeDto> {
    const { ids, filter, change, action } = given;
    if ([ids, filter, change].filter((each) => each !== undefined).length !== 1) {
      const message = 'Send one of ids, filter and change';
      throw new ValidationError([{ field: 'ids', code: 'selection', message }]);
    }
    const id = newId();
    const steps = ids ? [ids] : this.selection.walk(await this.select(ownerId, given));
    let changed = 0;
    for await (const step of steps) changed += await this.apply(ownerId, step, action, id);
    return { changed, change: id };
  }

  private async select(
    ownerId: string,
    { filter = {}, change, action }: BulkMessagesDto,
  ): Promise<SelectQueryBuilder<MessageEntity>> {
    const selected = change
      ? this.selection.selectChange(ownerId, change)
      : await this.selection.select(ownerId, toViewFilter(filter));
    return TIMES[action] ? selected.andWhere(changedBy(action)) : selected;
  }

  /** The condition is part of the statement: of parallel changes only one changes a message. */
  private apply(ownerId: string, ids: string[], action: MessageAction, changeId: string): Promise<number> {
    const where = { ownerId, id: In(ids), ...changedBy(action) };
    const time = TIMES[action];
    const now = this.clock.now();
    return this.counts.runCounted(ownerId, ids, async (manager) => {
      if (!time) return deleteMessages(manager, ownerId, ids);
      const change = { [time.column]: time.set ? now : null, changeId };
      const select = { id: true } as const;
      const changed =
        action === 'read' ? map(await manager.find(MessageEntity, { select, where }), 'id') : [];
      const { affected } = await manager.update(MessageEntity, where, change);
      if (changed.length > 0) await this.noteSeen(manager, changed);
      return affected ?? 0;
    });
  }

  private async noteSeen(manager: EntityManager, ids: string[]): Promise<void> {
    await this.seen.note(manager, ids);
    await this.seen.tell(manager, ids);
  }
}

/** Matches the messages that the action changes. */
function changedBy(action: MessageAction): FindOptionsWhere<MessageEntity> {
  const time = TIMES[action];
  return time ? { [time.column]: time.set ? IsNull() : Not(IsNull()) } : {};
}
