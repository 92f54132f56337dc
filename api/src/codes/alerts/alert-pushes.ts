import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AlertKind, toDisplayAlias } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { type PushContent, PushDelivery, type PushReader } from '../../accounts';
import { ActivationRecords, type HeldActivation } from '../activations/activation-records';
import { getAlertTexts } from './alert-texts';
import { Alerts } from './alerts';

/** What a push is about: the reader, the code at this moment, and what `Alerts.raise` was told. */
export interface AlertSubject {
  reader: PushReader['user'];
  /** The code, which the reader may not own (any more). */
  activation: HeldActivation;
  about: Record<string, string>;
}

/** The parts of a push that differ from alert to alert. */
export interface AlertDetails {
  /** The page that a press opens. */
  path: string;
  /** What was written, for readers who let their device show it. */
  text?: string;
}

/** Reads the details when a push is sent. Undefined for one that is of no use, or not for this reader any more. */
type AlertWriter = (subject: AlertSubject) => Promise<AlertDetails | undefined> | AlertDetails | undefined;

/**
 * Writes the pushes about codes. By default they say neither what was written nor which code it is: others can read a
 * locked screen.
 */
@Injectable()
export class AlertPushes implements OnModuleInit {
  private readonly writers: Partial<Record<AlertKind, AlertWriter>> = { gift: () => ({ path: '/my-codes' }) };

  constructor(
    private readonly pushes: PushDelivery,
    private readonly dataSource: DataSource,
    private readonly alerts: Alerts,
    private readonly records: ActivationRecords,
  ) {}

  onModuleInit(): void {
    this.pushes.register(({ kind, about }, reader) => this.write(kind, about, reader));
  }

  /** Each feature registers who writes its pushes, when the program starts. */
  register(kind: AlertKind, writer: AlertWriter): void {
    this.writers[kind] = writer;
  }

  private async write(
    kind: AlertKind,
    about: Record<string, string>,
    { user, showsTexts }: PushReader,
  ): Promise<PushContent | undefined> {
    const activation = await this.records.find(about['activationId'] ?? '');
    if (!activation) return undefined;
    const target = { kind, activationId: activation.id, userId: user.id };
    // Somebody who turns pushes off does not get those that were queued before.
    if (!(await this.alerts.wantsPush(this.dataSource.manager, target))) return undefined;
    const details = await this.writers[kind]?.({ reader: user, activation, about });
    if (!details) return undefined;
    const { title, body } = getAlertTexts(user.locale)[kind];
    const { path, text } = details;
    if (!showsTexts) return { title, body, path };
    const isOwner = activation.userId === user.id;
    const name = (isOwner && activation.ownerLabel) || toDisplayAlias(activation.alias);
    return { title: `${title}: ${name}`, body: text || body, path };
  }
}
