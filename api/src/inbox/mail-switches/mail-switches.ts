import { Injectable } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { ActivationRecords } from '../../codes';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AnswersToAddresses } from '../answers-to/answers-to';
import { Readers } from '../readers/readers';
import { MessageEntity } from '../tables/message.entity';
import { type AnswersSwitch, type MailSwitch, MailSwitchTokens } from './mail-switch-tokens';

/** The subject of the link at the end of a mail. `code` is the owner's own name for the code, or its alias. */
export interface MailedSubject {
  kind: MailSwitch['kind'];
  code: string;
}

/** Ends mails by a link in one of them, without a sign-in (RFC 8058). Throws `not_found` for all other links. */
@Injectable()
export class MailSwitches {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly tokens: MailSwitchTokens,
    private readonly activations: ActivationRecords,
    private readonly answersTo: AnswersToAddresses,
    private readonly readers: Readers,
  ) {}

  /** Changes nothing. */
  async describe(token: string): Promise<MailedSubject> {
    return (await this.get(token)).subject;
  }

  /** Ends the mails. `all` counts for owners only: those about all their codes of now. */
  async stop(token: string, all: boolean): Promise<MailedSubject> {
    const { found, subject } = await this.get(token);
    if (found.kind === 'code') await this.activations.silence(found.id, all);
    else if (found.kind === 'helper') await this.readers.silence(found.id);
    else await this.stopAnswers(found);
    return subject;
  }

  private async stopAnswers({ id, mailbox }: AnswersSwitch): Promise<void> {
    await this.transactions.run(async (manager) => {
      await lockRows(manager, MessageEntity, [id]);
      if (await this.answersTo.wasMailed(manager, id, mailbox)) await this.answersTo.remove(manager, id);
    });
  }

  private async get(token: string): Promise<{ found: MailSwitch; subject: MailedSubject }> {
    const found = this.tokens.read(token);
    if (!found) throw new DomainError('not_found');
    const { kind } = found;
    const activationId = kind === 'code' ? found.id : await this.findActivationId(found);
    const activation = activationId === undefined ? undefined : await this.activations.find(activationId);
    if (!activation?.alias || activation.endedAt) throw new DomainError('not_found');
    // The sender must not read the owner's own name for the code.
    return { found, subject: { kind, code: toDisplayAlias(activation.alias) } };
  }

  private async findActivationId({ kind, id }: MailSwitch): Promise<string | undefined> {
    const row =
      kind === 'helper'
        ? await this.readers.find(id)
        : await this.dataSource.manager.findOneBy(MessageEntity, { id });
    return row?.activationId;
  }
}
