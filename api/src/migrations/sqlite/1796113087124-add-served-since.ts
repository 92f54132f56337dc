import { migration } from '../../platform/database/migration';

/** By hand: the table need not be made anew. */
export const migrations = [
  migration('AddServedSince_1796113087124', {
    up: ['ALTER TABLE "releases" ADD "servedSince" datetime(3)'],
    down: ['ALTER TABLE "releases" DROP COLUMN "servedSince"'],
  }),
];
