import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MESSAGE, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { toRecipient, UsersService } from '../../accounts';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { type MailDetails, MailSender, OutboxService } from '../../delivery';
import { type Limit, LimitsService } from '../../records';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { canGetMails } from './mail-readers';
import type { Variables } from './variables';

/** Tells the owner of a code, once, that a crowd writes to it, and what can be done (ADR 27). */
@Injectable()
export class FloodNotices implements OnModuleInit {
  constructor(
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly switches: MailSwitchTokens,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly mails: MailSender,
  ) {}

  onModuleInit(): void {
    this.mails.register({ 'many-messages': ({ variables }) => this.write(variables) });
  }

  /** To be called while `toFloodLimit` is locked, when a message was more than the code usually takes. */
  async tell(manager: EntityManager, activation: HeldActivation): Promise<void> {
    const { id, notify, holdsUnproved } = activation;
    // Whoever holds messages has done what the mail is for.
    if (notify === 'never' || holdsUnproved || !this.limits.takeLocked(manager, toFloodLimit(id))) return;
    const owner = await this.users.get(activation.userId, manager);
    const variables = { alias: toDisplayAlias(activation.alias), activation: id };
    await this.outbox.enqueue(manager, { template: 'many-messages', ...toRecipient(owner), variables });
  }

  private async write({ activation: id = '' }: Variables): Promise<MailDetails | undefined> {
    const activation = await this.activations.find(id);
    const owner = activation && (await this.users.find(activation.userId));
    if (!owner || !canGetMails(activation, owner)) return undefined;
    return {
      path: `/my-code/${activation.itemId}`,
      code: toDisplayAlias(activation.alias),
      unsubscribe: this.switches.toPath({ kind: 'code', id }),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }
}

/** How often the owner of a code is told. */
export function toFloodLimit(activationId: string): Limit {
  return { purpose: 'many-messages-told', subject: activationId, ...MESSAGE.floodTold };
}
