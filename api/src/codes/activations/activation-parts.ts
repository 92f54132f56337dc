import { type EntityManager, In } from 'typeorm';
import { AlertChoiceEntity } from '../tables/alert-choice.entity';
import { CardEntity } from '../tables/card.entity';
import { GiftEntity } from '../tables/gift.entity';
import { LostCodeEntity } from '../tables/lost-code.entity';
import { QrDesignEntity } from '../tables/qr-design.entity';
import { TemplateEntity } from '../tables/template.entity';

/** Deletes what people made and chose for codes, with the gifts that are open. Called when the activations end. */
export async function deleteParts(manager: EntityManager, activationIds: string[]): Promise<void> {
  const activationId = In(activationIds);
  for (const entity of [
    TemplateEntity,
    CardEntity,
    QrDesignEntity,
    GiftEntity,
    AlertChoiceEntity,
    LostCodeEntity,
  ])
    await manager.delete(entity, { activationId });
}

/**
 * Moves what goes along with a gift to the receiver's activation. What a card says of its owner does not: names, and
 * which fields of the profile the page shows.
 */
export async function moveParts(
  manager: EntityManager,
  { activationId, withDesign, withPage }: GiftEntity,
  to: string,
  now: Date,
): Promise<void> {
  const from = { activationId };
  if (withDesign) await manager.update(QrDesignEntity, from, { activationId: to });
  if (!withPage) return;
  await manager.update(TemplateEntity, from, { activationId: to });
  const row = await manager.findOneBy(CardEntity, from);
  if (!row) return;
  const { color, links } = row.card;
  const card = { fields: null, name: '', role: '', color, links, changedAt: now.toISOString() };
  await manager.insert(CardEntity, { activationId: to, card });
}
