import { scanUrl } from '../qr/scan-url';
import type { ItemEntity } from '../tables/item.entity';
import type { ItemDto } from './item.dto';

/** What administrators see of a code. @param origin of its address, such as `https://qr.example.com` */
export function toItemDto(item: ItemEntity, origin: string): ItemDto {
  const { id, alias, projectId, adminNote: label, status, activatable, viewOnly } = item;
  const { maxActivations, presetId, activationCount, createdAt } = item;
  return {
    id,
    alias,
    url: scanUrl(origin, alias),
    projectId,
    label,
    status,
    activatable,
    viewOnly,
    maxActivations,
    presetId,
    activationCount,
    activated: item.ownerId !== null,
    digital: item.digital,
    createdAt,
  };
}
