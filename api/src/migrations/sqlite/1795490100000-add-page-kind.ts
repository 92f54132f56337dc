import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddPageKind_1795490100000', {
    up: [
      'ALTER TABLE "activations" ADD COLUMN "pageKind" varchar(32) CONSTRAINT "CHK_60cf43024bdc5c48dcb36eecbf" CHECK (`pageKind` IN (\'lost\', \'contact\'))',
    ],
    down: ['ALTER TABLE "activations" DROP COLUMN "pageKind"'],
  }),
];
