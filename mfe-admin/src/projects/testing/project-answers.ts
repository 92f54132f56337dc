import type { Project } from '@ringtag/shell-controls/projects';

/** A project as the API answers it, used in specs. */
export const expo: Project = {
  id: 'p1',
  name: 'Expo',
  description: 'Badges',
  archived: false,
  claimSecrets: false,
  activatable: true,
  presetId: null,
  itemCount: 2,
  activatedCount: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
