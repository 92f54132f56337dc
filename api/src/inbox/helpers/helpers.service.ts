import { Injectable } from '@nestjs/common';
import { HELPERS } from '@ringtag/contracts';
import compact from 'lodash/compact';
import map from 'lodash/map';
import pick from 'lodash/pick';
import range from 'lodash/range';
import { DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { type Client, UsersService } from '../../accounts';
import { HeldCodes } from '../../codes';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { randomNonce } from '../../platform/secrets/secrets';
import { HelperEntity } from '../tables/helper.entity';
import { HelpEndings } from './help-endings';
import { HelperMails } from './helper-mails';
import type { HelperDto } from './helper.dto';
import { InvitationLimits } from './invitation-limits';

/**
 * The people who help an owner to answer the messages of a code. All changes happen while the activation is locked, so an
 * answer that a helper is writing was either in before the help ended, or is refused.
 */
@Injectable()
export class HelpersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: HeldCodes,
    private readonly users: UsersService,
    private readonly mails: HelperMails,
    private readonly clock: Clock,
    private readonly endings: HelpEndings,
    private readonly limits: InvitationLimits,
  ) {}

  /** Throws `not_found` for a code that is not the owner's (AUT-1). */
  async list(ownerId: string, itemId: string): Promise<HelperDto[]> {
    const { activation } = await this.codes.getHeld(ownerId, itemId);
    const rows = await this.dataSource.manager.find(HelperEntity, {
      where: { activationId: activation.id },
      order: { invitedAt: 'ASC', id: 'ASC' },
    });
    const now = this.clock.now();
    const current = rows.filter(({ expiresAt }) => !expiresAt || expiresAt > now);
    const users = await this.users.findAll(compact(map(current, 'userId')));
    return current.map((row) => ({
      ...pick(row, 'id', 'email', 'invitedAt', 'expiresAt', 'consentedAt'),
      name: users.get(row.userId ?? '')?.name ?? null,
    }));
  }

  /**
   * Mails an invitation. Nothing in the answer or its time depends on whether the address has an account. The same address
   * gets another link in place of the first; one that helps already gets nothing. Throws `not_found` and
   * `too_many_requests`, and `validation_failed` for the owner's own address and where nobody else can help.
   */
  async invite(
    ownerId: string,
    itemId: string,
    typed: string,
    { address: clientAddress }: Client,
  ): Promise<void> {
    const { activation, item } = await this.codes.getHeld(ownerId, itemId);
    const owner = await this.users.get(ownerId);
    const email = toCanonicalEmail(typed);
    if (email === owner.email) throw newFieldError('email', 'isOther', 'Enter the address of somebody else');
    const taken = await this.limits.takeMail(email, clientAddress);
    let isQueued = false;
    try {
      isQueued = await this.endings.runLocked(activation.id, async (manager) => {
        const id = await this.write(manager, activation.id, email, owner.locale);
        if (id === undefined) return false;
        await this.limits.takeIn(manager, ownerId, email);
        await this.mails.invite(manager, { id, alias: item.alias, recipient: typed, locale: owner.locale });
        return true;
      });
    } finally {
      // No mail was queued.
      if (!isQueued) await this.limits.giveBack(taken);
    }
  }

  /** Ends the help of somebody, or takes an invitation back. Throws `not_found`. */
  async remove(ownerId: string, itemId: string, id: string): Promise<void> {
    const { activation } = await this.codes.getHeld(ownerId, itemId);
    await this.endings.end({ id, activationId: activation.id });
  }

  /** Ends the own help. Throws `not_found`. */
  async leave(userId: string, id: string): Promise<void> {
    const helper = await this.dataSource.manager.findOneBy(HelperEntity, { id, userId });
    if (!helper) throw new DomainError('not_found');
    await this.endings.end(helper);
  }

  /** Answers the id of the invitation; undefined for somebody who helps already. */
  private async write(
    manager: EntityManager,
    activationId: string,
    email: string,
    locale: HelperEntity['locale'],
  ): Promise<string | undefined> {
    const now = this.clock.now();
    await manager.delete(HelperEntity, { activationId, expiresAt: LessThanOrEqual(now) });
    const rows = await manager.findBy(HelperEntity, { activationId });
    const again = { nonce: randomNonce(), expiresAt: this.clock.in(HELPERS.invitationLife), invitedAt: now };
    const known = rows.find((row) => row.email === email);
    if (known?.consentedAt) return undefined;
    if (known) {
      await manager.update(HelperEntity, { id: known.id }, again);
      return known.id;
    }
    const seats = map(rows, 'seat');
    const seat = range(1, HELPERS.perCode + 1).find((each) => !seats.includes(each));
    if (seat === undefined) throw newFieldError('email', 'maxHelpers', 'Five people can help with a code');
    const id = newId();
    const nobody = { userId: null, consentedAt: null };
    await manager.insert(HelperEntity, {
      id,
      activationId,
      seat,
      email,
      locale,
      mails: true,
      ...nobody,
      ...again,
    });
    return id;
  }
}
