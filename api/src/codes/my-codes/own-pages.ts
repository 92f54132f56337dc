import { Injectable } from '@nestjs/common';
import { guessPageKind } from '@ringtag/contracts';
import { ProfilesService } from '../../accounts';
import { CardsService } from '../cards/cards.service';
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
  ) {}

  async read(
    ownerId: string,
    { id, pageKind }: ActivationEntity,
  ): Promise<Pick<MyCodeDetailDto, 'pageKind' | 'guessedPageKind' | 'template' | 'card'>> {
    const { fields } = await this.profiles.get(ownerId);
    const open = fields.filter(({ visibility }) => visibility === 'public');
    const guessedPageKind = guessPageKind(open.map(({ key }) => key));
    return {
      pageKind: pageKind ?? guessedPageKind,
      guessedPageKind,
      template: (await this.templates.findAll([id])).get(id) ?? null,
      card: (await this.cards.findAll([id])).get(id) ?? null,
    };
  }

  /** Whether the owner has written texts for a page, or chosen what it shows. */
  async isMade(activationId: string): Promise<boolean> {
    const ids = [activationId];
    if ((await this.templates.findAll(ids)).size > 0) return true;
    const card = (await this.cards.findAll(ids)).get(activationId);
    // A form that was sent as it was has chosen nothing.
    return (
      card !== undefined &&
      (card.fields !== null || Boolean(card.name || card.role || card.color || card.links.length))
    );
  }
}
