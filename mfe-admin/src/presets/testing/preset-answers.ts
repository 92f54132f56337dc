import { PLAIN_DESIGN } from '@ringtag/qr';
import type { Preset } from '../presets.queries';

/** A preset as the API answers it, used in specs. */
export const red: Preset = {
  id: 'r1',
  name: 'Red',
  design: { ...PLAIN_DESIGN, foreground: '#b91c1c' },
  isDefault: true,
  projects: 0,
  items: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

export const blue: Preset = {
  ...red,
  id: 'b1',
  name: 'Blue',
  design: { ...PLAIN_DESIGN, foreground: '#1d4ed8' },
  isDefault: false,
  projects: 1,
  items: 1200,
};

export const toList = (...items: Preset[]) => ({
  body: { items, total: items.length, page: 1, pageSize: 20 },
});
