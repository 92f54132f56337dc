import { migration } from '../../platform/database/migration';

/** By hand: the tables need not be made anew. */
export const migrations = [
  migration('AddClaimSecrets_1796129400000', {
    up: [
      'ALTER TABLE "projects" ADD "claimSecrets" boolean',
      'ALTER TABLE "items" ADD "claimSecret" varchar(128)',
      'ALTER TABLE "items" ADD "claimHash" varchar(64)',
    ],
    down: [
      'ALTER TABLE "items" DROP COLUMN "claimHash"',
      'ALTER TABLE "items" DROP COLUMN "claimSecret"',
      'ALTER TABLE "projects" DROP COLUMN "claimSecrets"',
    ],
  }),
];
