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
import { ActivationEnds, ActivationRecords } from '../../codes';
import { lockRows } from '../../platform/database/lock-rows';
import { readSplit } from '../../platform/database/split-rows';
import { walkRows } from '../../platform/database/walk-rows';
import { HelpEndings } from '../helpers/help-endings';
import { HelpingService } from '../helpers/helping.service';
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
    private readonly helping: HelpingService,
    private readonly ends: ActivationEnds,
  ) {}

  onModuleInit(): void {
    this.personal.register(this);
    this.addresses.register(this.toAddressPart());
    this.ends.registerOthers(async (userId, manager) => {
      const helping = await manager.findBy(HelperEntity, { userId });
      return map([...helping, ...(await this.findAnswered(manager, userId))], 'activationId');
    });
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
    // Open invitations have an address, and no account yet.
    const where = [{ userId }, { email, consentedAt: IsNull() }];
    const helping = await manager.find(HelperEntity, { where, order });
    const written = await manager.find(ConversationMessageEntity, { where: { authorId: userId }, order });
    const messages = await this.findFirst(manager, written);
    const activationOf = keyBy(messages, 'id');
    const codes = await this.activations.findAll(map([...own, ...helping, ...messages], 'activationId'));
    const toAlias = (id = '') => codes.get(id)?.alias || null;
    return {
      helpers: own.map(({ activationId, ...row }) => ({
        code: toAlias(activationId),
        ...pick(row, 'email', 'invitedAt', 'consentedAt'),
      })),
      helping: await Promise.all(
        helping.map(async (row) => ({
          code: toAlias(row.activationId),
          ...pick(row, 'email', 'invitedAt', 'consentedAt'),
          alerts: await this.helping.listAlerts(row),
        })),
      ),
      answersForOthers: written.map(({ conversationId, body, createdAt }) => ({
        code: toAlias(activationOf[conversationId]?.activationId),
        body,
        createdAt,
      })),
    };
  }

  /** Answers that the person wrote as a helper stay with the owners, without the name. */
  async erase(manager: EntityManager, { id: userId, email }: Person): Promise<void> {
    const answered = await this.findAnswered(manager, userId);
    await lockRows(manager, MessageEntity, map(answered, 'id'));
    await manager.update(ConversationMessageEntity, { authorId: userId }, { authorId: NOBODY });
    await this.delete(manager, await manager.findBy(HelperEntity, [{ userId }, { email }]));
  }

  /** Open invitations are found by their addresses: the invited may have no account. */
  private toAddressPart(): AddressPart {
    const { manager } = this.dataSource;
    const open = { consentedAt: IsNull() };
    return {
      name: 'invitations',
      count: (email) => manager.countBy(HelperEntity, { email, ...open }),
      exportFor: async (email) => {
        const rows = await manager.findBy(HelperEntity, { email, ...open });
        const codes = await this.activations.findAll(map(rows, 'activationId'));
        return rows.map(({ activationId, ...row }) => ({
          code: codes.get(activationId)?.alias ?? null,
          ...pick(row, 'email', 'invitedAt'),
        }));
      },
      erase: async (transaction, email, until) => {
        const before = { email, ...open, ...(until && { invitedAt: LessThanOrEqual(until) }) };
        await this.delete(transaction, await transaction.findBy(HelperEntity, before));
      },
      walkEmails: () => this.walkEmails(),
    };
  }

  private async *walkEmails(): AsyncGenerator<string> {
    const rows = this.dataSource.createQueryBuilder(HelperEntity, 'h').select(['h.id', 'h.email']);
    for await (const some of walkRows(rows, { id: 'ASC' })) yield* map(some, 'email');
  }

  /** The first messages of the conversations in which a person answered as a helper. */
  private async findAnswered(manager: EntityManager, authorId: string): Promise<MessageEntity[]> {
    return this.findFirst(manager, await manager.findBy(ConversationMessageEntity, { authorId }));
  }

  /** The first messages of the conversations to which answers belong. */
  private findFirst(manager: EntityManager, written: ConversationMessageEntity[]): Promise<MessageEntity[]> {
    return readSplit(uniq(map(written, 'conversationId')), (ids) =>
      manager.findBy(MessageEntity, { id: In(ids) }),
    );
  }

  private async delete(manager: EntityManager, rows: HelperEntity[]): Promise<void> {
    const activationIds = uniq(map(rows, 'activationId'));
    await this.activations.lockAll(manager, activationIds);
    await manager.delete(HelperEntity, { id: In(map(rows, 'id')) });
    await this.helpers.noteHelped(manager, activationIds);
  }
}
