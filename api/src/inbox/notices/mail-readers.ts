import { Injectable } from '@nestjs/common';
import type { LiveEvent } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { type User, UsersService } from '../../accounts';
import type { HeldActivation } from '../../codes';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { Readers } from '../readers/readers';
import type { Variables } from './variables';

/** Somebody who gets mails about the messages to a code. */
export interface MailReader {
  user: User;
  /** Undefined for the owner. */
  helperId?: string;
}

/** The owner and the helpers of a code, as far as they want mails: each has a switch of their own. */
@Injectable()
export class MailReaders {
  constructor(
    private readonly users: UsersService,
    private readonly readers: Readers,
    private readonly switches: MailSwitchTokens,
  ) {}

  /** Tells the open pages of helpers. */
  tellHelpers(manager: EntityManager, activation: HeldActivation, event: LiveEvent): Promise<void> {
    return this.readers.announce(manager, activation, event);
  }

  /** Whom to queue mails for. */
  async findAll(manager: EntityManager, activation: HeldActivation): Promise<MailReader[]> {
    const readers: MailReader[] = [];
    if (activation.notify !== 'never')
      readers.push({ user: await this.users.get(activation.userId, manager) });
    for (const { id: helperId, userId, mails } of await this.readers.findHelpers(activation, manager)) {
      const user = mails ? await this.users.find(userId!, manager) : null;
      if (user) readers.push({ user, helperId });
    }
    return readers;
  }

  /**
   * The reader of a queued mail, with the path that ends such mails. Undefined where the mail is not wanted any more, or
   * its helper is none any more.
   */
  async find(
    manager: EntityManager | undefined,
    activation: HeldActivation,
    { helper: helperId }: Variables,
  ): Promise<(MailReader & { unsubscribe: string }) | undefined> {
    if (!helperId) return this.findOwner(manager, activation);
    const helper = await this.readers.find(helperId, manager);
    if (!helper?.mails || helper.activationId !== activation.id || activation.endedAt) return undefined;
    const user = await this.users.find(helper.userId!, manager);
    if (!user || user.blockedAt) return undefined;
    return { user, helperId, unsubscribe: this.switches.toPath({ kind: 'helper', id: helperId }) };
  }

  private async findOwner(manager: EntityManager | undefined, activation: HeldActivation) {
    const user = await this.users.find(activation.userId, manager);
    if (!user || !canGetMails(activation, user)) return undefined;
    return { user, unsubscribe: this.switches.toPath({ kind: 'code', id: activation.id }) };
  }
}

/** Names the reader in a queued mail. */
export function toVariables({ helperId }: MailReader): Variables {
  return helperId === undefined ? {} : { helper: helperId };
}

/** Whether somebody still has the code, wants mails about it, and may sign in. */
export function canGetMails({ notify, endedAt }: HeldActivation, { blockedAt }: User): boolean {
  return notify === 'always' && !endedAt && !blockedAt;
}
