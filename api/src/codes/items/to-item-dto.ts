import type { ItemDto } from './item.dto';
import type { ItemEntity } from './item.entity';
import { scanUrl } from './scan-url';

/** What administrators see of a code. @param origin of the address in it */
export function toItemDto(item: ItemEntity, origin: string): ItemDto {
  const { ownerId, currentActivationId: _activation, updatedAt: _updated, ...shown } = item;
  return { ...shown, url: scanUrl(origin, item.alias), activated: ownerId !== null };
}
