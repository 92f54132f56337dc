import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('KnownDevices_1795440000000', {
    up: ['ALTER TABLE "users" ADD COLUMN "deviceGeneration" integer'],
    down: ['ALTER TABLE "users" DROP COLUMN "deviceGeneration"'],
  }),
];
