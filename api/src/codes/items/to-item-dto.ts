import pick from 'lodash/pick';
import { scanUrl } from '../qr/scan-url';
import type { ItemEntity } from '../tables/item.entity';
import type { ItemDto } from './item.dto';

/** What administrators see of a code. @param origin of its address, such as `https://qr.example.com` */
export function toItemDto(item: ItemEntity, origin: string): ItemDto {
  return {
    ...pick(item, 'id', 'alias', 'projectId', 'status', 'activatable', 'viewOnly', 'maxActivations'),
    ...pick(item, 'presetId', 'activationCount', 'digital', 'createdAt'),
    url: scanUrl(origin, item.alias),
    label: item.adminNote,
    activated: item.ownerId !== null,
  };
}
