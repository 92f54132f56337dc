import { Injectable } from '@nestjs/common';
import { type CardLinkFault, findLinkFaults, toLinkUrl } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { ValidationError } from '../../platform/errors/domain-error';
import { lockActivation } from '../activations/lock-activation';
import { ScanPages } from '../scan-pages/scan-pages';
import { CardEntity } from '../tables/card.entity';
import type { CardDto, CardLinkDto } from './card.dto';

const FAULTS: Record<CardLinkFault, string> = {
  isLinkLabel: 'Use plain text',
  isHttpsLink: 'Enter an address that begins with https://',
};

/** What the pages of codes show of their owners, where that is not all that the profile makes public. */
@Injectable()
export class CardsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
  ) {}

  /**
   * Of saves at once the last one counts. Throws `validation_failed`, which names the place of each refused link,
   * `not_activated` for a free code, and `not_found` for a code that the user does not own (AUT-1).
   */
  async save(itemId: string, ownerId: string, { links, ...wanted }: CardDto): Promise<void> {
    assertLinks(links);
    const stored = links.map(({ label, url }) => ({ label, url: toLinkUrl(url)! }));
    const card = { ...wanted, links: stored, changedAt: this.clock.now().toISOString() };
    await this.transactions.run(async (manager) => {
      const { activationId, alias } = await lockActivation(manager, itemId, ownerId);
      await manager.upsert(CardEntity, { activationId, card }, ['activationId']);
      this.pages.forget(manager, alias);
    });
  }

  /** The cards of these activations, by the id of the activation. One without a card has no entry. */
  async findAll(activationIds: string[]): Promise<Map<string, CardDto>> {
    const rows = await this.dataSource.manager.findBy(CardEntity, { activationId: In(activationIds) });
    return new Map(rows.map((row) => [row.activationId, toDto(row)]));
  }
}

function assertLinks(links: CardLinkDto[]): void {
  const refused = links.flatMap((link, place) =>
    Object.entries(findLinkFaults(link)).map(([part, code]) => ({
      field: `links.${place}.${part}`,
      code,
      message: FAULTS[code],
    })),
  );
  if (refused.length > 0) throw new ValidationError(refused);
}

function toDto({ card: { links, ...card } }: CardEntity): CardDto {
  return {
    ...pick(card, 'fields', 'name', 'role', 'color'),
    photo: card.photo !== false,
    links: links.map((link) => pick(link, 'label', 'url')),
  };
}
