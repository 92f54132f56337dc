import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('CountLocks_1795500200000', {
    up: [
      'ALTER TABLE "users" ADD "lockCount" integer',
      'ALTER TABLE "activations" ADD "lockCount" integer',
      'ALTER TABLE "items" ADD "lockCount" integer',
      'ALTER TABLE "projects" ADD "lockCount" integer',
      'ALTER TABLE "presets" ADD "lockCount" integer',
    ],
    down: [
      'ALTER TABLE "users" DROP COLUMN "lockCount"',
      'ALTER TABLE "activations" DROP COLUMN "lockCount"',
      'ALTER TABLE "items" DROP COLUMN "lockCount"',
      'ALTER TABLE "projects" DROP COLUMN "lockCount"',
      'ALTER TABLE "presets" DROP COLUMN "lockCount"',
    ],
  }),
];
