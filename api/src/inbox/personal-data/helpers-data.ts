import { Injectable, type OnModuleInit } from '@nestjs/common';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import pick from 'lodash/pick';
import uniq from 'lodash/uniq';
import { DataSource, type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import {
  AddressData,
  type AddressPart,
  type Person,
  PersonalData,
  type PersonalPart,
  UsersService,
} from '../../accounts';
import { ActivationRecords } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { readSplit } from '../../platform/database/split-rows';
import { walkRows } from '../../platform/database/walk-rows';
import { HelpEndings } from '../helpers/help-endings';
import { ConversationMessageEntity, NOBODY } from '../tables/conversation-message.entity';
import { HelperEntity } from '../tables/helper.entity';
import { MessageEntity } from '../tables/message.entity';
import type { ExportedHelpersPartDto } from './helpers-export.dto';

/** Who helps the person to answer, with whose codes the person helps, and what the person wrote there. */
@Injectable()
export class HelpersData implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly addresses: AddressData,
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly activations: ActivationRecords,
    private readonly helpers: HelpEndings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
    this.addresses.register(this.toAddressPart());
  }

  async export(userId: string): Promise<ExportedHelpersPartDto> {
    const { manager } = this.dataSource;
    const order = { id: 'ASC' } as const;
    const own = await manager
      .createQueryBuilder(HelperEntity, 'h')
      .innerJoin('activations', 'a', 'a.id = h.activationId')
      .where('a.userId = :userId', { userId })
      .orderBy('h.id')
      .getMany();
    const { email } = await this.users.get(userId);
    // With open invitations.
    const where = [{ userId }, { email, consentedAt: IsNull() }];
    const helping = await manager.find(HelperEntity, { where, order });
    const written = await manager.find(ConversationMessageEntity, { where: { authorId: userId }, order });
    const messages = await readSplit(uniq(map(written, 'conversationId')), (ids) =>
      manager.findBy(MessageEntity, { id: In(ids) }),
    );
    const activationOf = keyBy(messages, 'id');
    const codes = await this.activations.findAll(map([...own, ...helping, ...messages], 'activationId'));
    const toAlias = (id = '') => codes.get(id)?.alias || null;
    return {
      helpers: own.map(({ activationId, ...row }) => ({
        code: toAlias(activationId),
        ...pick(row, 'email', 'invitedAt', 'consentedAt'),
      })),
      helping: helping.map(({ activationId, ...row }) => ({
        code: toAlias(activationId),
        ...pick(row, 'email', 'invitedAt', 'consentedAt', 'mails'),
      })),
      answersForOthers: written.map(({ conversationId, body, createdAt }) => ({
        code: toAlias(activationOf[conversationId]?.activationId),
        body,
        createdAt,
      })),
    };
  }

  /** What the person wrote for others stays theirs, without a name. */
  async erase(manager: EntityManager, { id: userId, email }: Person): Promise<void> {
    const rows = await manager.findBy(HelperEntity, [{ userId }, { email }]);
    await this.delete(manager, rows);
    await manager.update(ConversationMessageEntity, { authorId: userId }, { authorId: NOBODY });
  }

  /** The open invitations to addresses, which may have no account. */
  private toAddressPart(): AddressPart {
    const { manager } = this.dataSource;
    const open = { consentedAt: IsNull() };
    return {
      name: 'invitations',
      count: (email) => manager.countBy(HelperEntity, { email, ...open }),
      erase: async (transaction, email, until = this.clock.now()) => {
        const before = { email, ...open, invitedAt: LessThanOrEqual(until) };
        await this.delete(transaction, await transaction.findBy(HelperEntity, before));
      },
      walkEmails: () => this.walkEmails(),
    };
  }

  private async *walkEmails(): AsyncGenerator<string> {
    const rows = this.dataSource.createQueryBuilder(HelperEntity, 'h').select(['h.id', 'h.email']);
    for await (const some of walkRows(rows, { id: 'ASC' })) yield* map(some, 'email');
  }

  private async delete(manager: EntityManager, rows: HelperEntity[]): Promise<void> {
    const activationIds = uniq(map(rows, 'activationId'));
    await this.activations.lockAll(manager, activationIds);
    await manager.delete(HelperEntity, { id: In(map(rows, 'id')) });
    await this.helpers.noteHelped(manager, activationIds);
  }
}
