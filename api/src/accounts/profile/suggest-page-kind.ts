import { guessPageKind, type PageKind } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { ProfileFieldEntity } from '../tables/profile-field.entity';

/** The kind of page that the public fields of a person fit, for a code that was activated without a choice. */
export async function suggestPageKind(manager: EntityManager, userId: string): Promise<PageKind> {
  const open = await manager.findBy(ProfileFieldEntity, { userId, visibility: 'public' });
  return guessPageKind(open.map(({ key }) => key));
}
