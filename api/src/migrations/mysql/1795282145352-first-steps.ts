import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('FirstSteps_1795282145352', {
    up: ['ALTER TABLE `users` ADD `firstStepsClosedAt` datetime(3) NULL'],
    down: ['ALTER TABLE `users` DROP COLUMN `firstStepsClosedAt`'],
  }),
];
