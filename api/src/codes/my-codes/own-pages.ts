import { Injectable } from '@nestjs/common';
import { guessPageKind } from '@ringtag/contracts';
import { ProfilesService } from '../../accounts';
import { CardsService } from '../cards/cards.service';
import type { LostCodeDto } from '../lost/lost-code.dto';
import { LostCodesService } from '../lost/lost-codes.service';
import type { ActivationEntity } from '../tables/activation.entity';
import { TemplatesService } from '../templates/templates.service';
import type { MyCodeDetailDto } from './my-code.dto';

/** What owners made of the pages of their codes. */
@Injectable()
export class OwnPages {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly templates: TemplatesService,
    private readonly cards: CardsService,
    private readonly lost: LostCodesService,
  ) {}

  async read(
    ownerId: string,
    { id, pageKind }: ActivationEntity,
  ): Promise<Pick<MyCodeDetailDto, 'pageKind' | 'guessedPageKind' | 'template' | 'card'>> {
    const { fields } = await this.profiles.get(ownerId);
    const open = fields.filter(({ visibility }) => visibility === 'public');
    const { templates, cards } = await this.findAll([id]);
    const guessedPageKind = guessPageKind(open.map(({ key }) => key));
    return {
      pageKind: pageKind ?? guessedPageKind,
      guessedPageKind,
      template: templates.get(id) ?? null,
      card: cards.get(id) ?? null,
    };
  }

  /** What the pages of lost codes say, by the ids of the activations. */
  findLost(activationIds: string[]): Promise<Map<string, LostCodeDto>> {
    return this.lost.findAll(activationIds);
  }

  /** What owners made, by the ids of the activations. Those without have no entry. */
  async findAll(activationIds: string[]) {
    const templates = await this.templates.findAll(activationIds);
    return { templates, cards: await this.cards.findAll(activationIds) };
  }

  /** Whether the owner has written texts for a page, or chosen what it shows. */
  async isMade(activationId: string): Promise<boolean> {
    const { templates, cards } = await this.findAll([activationId]);
    if (templates.size > 0) return true;
    const card = cards.get(activationId);
    // A form that was sent as it was has chosen nothing.
    return (
      card !== undefined &&
      (card.fields !== null || Boolean(card.name || card.role || card.color || card.links.length))
    );
  }
}
