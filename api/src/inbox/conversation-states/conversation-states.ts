import { Injectable } from '@nestjs/common';
import { type ConversationSide, DAY } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, type FindOptionsWhere, In, IsNull, Not } from 'typeorm';
import { ProfilesService } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { newFieldError } from '../../platform/errors/domain-error';
import { dialledUnlessPlain, toDialled } from '../../platform/phone-numbers/dialled';
import { KeptSettings } from '../../records';
import { ConversationStateEntity } from '../tables/conversation-state.entity';
import type { MessageEntity } from '../tables/message.entity';
import type { ConversationStateDto } from './conversation-state.dto';

/** A change of the state of a conversation, to be made while its message is locked. */
export interface StateChange {
  from: FindOptionsWhere<State>;
  to: Partial<State>;
}

/**
 * What both sides say of a conversation besides its messages: that it is solved, thanks, and numbers that they share.
 * Each change is one guarded UPDATE, so of parallel ones only one is told (ADR 74).
 */
@Injectable()
export class ConversationStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfilesService,
    private readonly settings: KeptSettings,
    private readonly clock: Clock,
  ) {}

  async read({ id, ownerId, activeAt }: MessageEntity): Promise<ConversationStateDto> {
    const found = await this.dataSource.manager.findOneBy(ConversationStateEntity, { id });
    const { ownerSharesPhone, ...state } = found ?? UNSAID;
    const { messageRetentionDays: days } = await this.settings.get();
    const shared = ownerSharesPhone ? await this.profiles.findPhone(ownerId) : null;
    return {
      ...pick(state, 'solvedAt', 'solvedBy', 'thanked', 'thanks', 'senderPhone'),
      senderDialled: dialledUnlessPlain(state.senderPhone ?? ''),
      ownerPhone: shared?.value ?? null,
      ownerDialled: shared?.dialled,
      keptUntil: days === null ? null : new Date(activeAt.getTime() + days * DAY),
    };
  }

  /** Whether the owner shares the number of the profile, also while the profile has none. */
  async ownerSharesPhone(id: string): Promise<boolean> {
    const where = { id, ownerSharesPhone: true };
    return this.dataSource.manager.existsBy(ConversationStateEntity, where);
  }

  /** The number of the owner's profile, shared or not; null where there is none. */
  async findProfilePhone(ownerId: string): Promise<string | null> {
    const phone = await this.profiles.findPhone(ownerId);
    return phone?.value ?? null;
  }

  /** The solved conversations among these, with the times. */
  async findSolved(ids: string[]): Promise<Map<string, Date | null>> {
    const where = { id: In(ids), solvedAt: Not(IsNull()) };
    const rows = await this.dataSource.manager.findBy(ConversationStateEntity, where);
    return new Map(rows.map(({ id, solvedAt }) => [id, solvedAt]));
  }

  solve(by: ConversationSide): StateChange {
    const to = { solvedAt: this.clock.now(), solvedBy: by, thanked: false, thanks: null };
    return { from: { solvedAt: IsNull() }, to };
  }

  /** Answers whether the conversation was in the state that the change begins from. */
  async change(manager: EntityManager, id: string, { from, to }: StateChange): Promise<boolean> {
    // The message is locked: nobody else inserts the row.
    if (!(await manager.existsBy(ConversationStateEntity, { id }))) {
      await manager.insert(ConversationStateEntity, { id, ...UNSAID });
    }
    const { affected } = await manager.update(ConversationStateEntity, { ...from, id }, to);
    return affected === 1;
  }
}

export const STATE_CHANGES = {
  reopen: { from: { solvedAt: Not(IsNull()) }, to: { solvedAt: null, solvedBy: null } },
  shareOwnerPhone: { from: { ownerSharesPhone: false }, to: { ownerSharesPhone: true } },
  hideOwnerPhone: { from: { ownerSharesPhone: true }, to: { ownerSharesPhone: false } },
  hideSenderPhone: { from: { senderPhone: Not(IsNull()) }, to: { senderPhone: null } },
  /** Once after each time that it was solved. */
  thank: (text: string | undefined) => ({
    from: { solvedAt: Not(IsNull()), thanked: false },
    to: { thanked: true, thanks: text || null },
  }),
  /** Throws `validation_failed` for what nobody could call. */
  shareSenderPhone: (phone: string) => {
    if (!toDialled(phone)) throw newFieldError('phone', 'isPhoneNumber', 'Enter a phone number');
    return { from: {}, to: { senderPhone: phone } };
  },
};

type State = Omit<ConversationStateEntity, 'id'>;

/** The state of a conversation without a row. */
const UNSAID: State = {
  solvedAt: null,
  solvedBy: null,
  thanked: false,
  thanks: null,
  ownerSharesPhone: false,
  senderPhone: null,
};
