import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { LiveEvent } from '@ringtag/contracts';
import compact from 'lodash/compact';
import map from 'lodash/map';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { type HeldActivation, LostMails } from '../../codes';
import { LiveEvents } from '../../live';
import { HelperEntity } from '../tables/helper.entity';
import type { MessageEntity } from '../tables/message.entity';

/** Whether a code has helpers. Of most codes that is known without a query. */
type Helped = Pick<HeldActivation, 'id' | 'helped' | 'endedAt'>;

/**
 * Says who besides the owner reads and answers the conversations of a code: its helpers, from their consent until either
 * side ends it, and while the activation goes on. All that helpers can do asks here (AUT-1).
 */
@Injectable()
export class Readers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: LiveEvents,
    private readonly lost: LostMails,
  ) {}

  onModuleInit(): void {
    this.lost.registerHelpers(async (activation, manager) =>
      compact(map(await this.findHelpers(activation, manager), 'userId')),
    );
  }

  /** Whether the person helps with a conversation. Nobody helps with messages that are held: the owner releases them. */
  async helps(
    userId: string,
    { heldAt }: Pick<MessageEntity, 'heldAt'>,
    activation: Helped | undefined,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    if (!activation?.helped || activation.endedAt || heldAt) return false;
    return manager.existsBy(HelperEntity, { activationId: activation.id, userId, ...CONSENTED });
  }

  /** The helpers of a code. No query where it has none. */
  async findHelpers(activation: Helped, manager: EntityManager): Promise<HelperEntity[]> {
    if (!activation.helped || activation.endedAt) return [];
    return manager.findBy(HelperEntity, { activationId: activation.id, ...CONSENTED });
  }

  /** One helper; null once that has ended. */
  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<HelperEntity | null> {
    return manager.findOneBy(HelperEntity, { id, ...CONSENTED });
  }

  /** Ends the mails to a helper about one code. */
  async silence(id: string): Promise<void> {
    await this.dataSource.manager.update(HelperEntity, { id }, { mails: false });
  }

  /** What a person helps with. One range of an index, which is empty for nearly everybody. */
  async findHelped(userId: string): Promise<HelperEntity[]> {
    return this.dataSource.manager.find(HelperEntity, {
      where: { userId, ...CONSENTED },
      order: { consentedAt: 'ASC', id: 'ASC' },
    });
  }

  /** Tells the open pages of the helpers of a code what the owner's pages are told. */
  async announce(manager: EntityManager, activation: Helped, event: LiveEvent): Promise<void> {
    for (const userId of map(await this.findHelpers(activation, manager), 'userId'))
      this.live.announce(manager, userId!, event);
  }
}

const CONSENTED = { consentedAt: Not(IsNull()) };
