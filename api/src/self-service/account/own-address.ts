import { Injectable } from '@nestjs/common';
import { ChallengesService, type Client, type Proof } from '../../accounts';
import { MailBounces } from '../../delivery';
import type { Viewer } from '../../platform/access/viewer';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import type { OwnAddressDto } from './account.dto';

/** What an owner learns of the own address, and how it is proved again after mails came back. */
@Injectable()
export class OwnAddress {
  constructor(
    private readonly bounces: MailBounces,
    private readonly challenges: ChallengesService,
    private readonly transactions: TransactionRunner,
  ) {}

  async describe({ email }: Viewer): Promise<OwnAddressDto> {
    return { bounce: await this.bounces.findStopping(email) };
  }

  /** Changes nothing else: the account keeps its sessions and open challenges. Throws what `ChallengesService` throws. */
  async confirm({ userId }: Viewer, proof: Proof, client: Client): Promise<void> {
    const challenge = await this.challenges.verify(proof, { purpose: 'confirm', userId }, client);
    await this.transactions.run((manager) => this.challenges.consume(manager, challenge));
  }
}
