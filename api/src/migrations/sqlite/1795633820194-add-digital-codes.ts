import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddDigitalCodes_1795633820194', {
    up: [
      'ALTER TABLE "activations" ADD "deletedAlias" varchar(32)',
      'CREATE UNIQUE INDEX "IDX_257763d1380e2d96cc58fb5ee2" ON "activations" ("deletedAlias") ',
      'ALTER TABLE "items" ADD "digital" boolean',
    ],
    down: [
      'ALTER TABLE "items" DROP COLUMN "digital"',
      'DROP INDEX "IDX_257763d1380e2d96cc58fb5ee2"',
      'ALTER TABLE "activations" DROP COLUMN "deletedAlias"',
    ],
  }),
];
