import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('TriedCodes_1795470000000', {
    up: [
      'ALTER TABLE "activations" ADD COLUMN "tried" boolean',
      // What counted as tried so far.
      'UPDATE "activations" SET "tried" = 1 WHERE "lastScanDay" IS NOT NULL',
    ],
    down: ['ALTER TABLE "activations" DROP COLUMN "tried"'],
  }),
];
