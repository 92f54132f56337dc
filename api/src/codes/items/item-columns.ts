import type { CsvCell } from '../../platform/http/csv';
import type { ItemDto } from './item.dto';

/** The columns of a file of codes for a spreadsheet. */
export const ITEM_COLUMNS: Record<string, (item: ItemDto) => CsvCell> = {
  alias: ({ alias }) => alias,
  url: ({ url }) => url,
  label: ({ label }) => label,
  status: ({ status }) => status,
  activatable: ({ activatable }) => String(activatable),
  viewOnly: ({ viewOnly }) => String(viewOnly),
  maxActivations: ({ maxActivations }) => maxActivations,
  activationCount: ({ activationCount }) => activationCount,
  activated: ({ activated }) => String(activated),
  digital: ({ digital }) => String(digital),
  createdAt: ({ createdAt }) => createdAt,
};
