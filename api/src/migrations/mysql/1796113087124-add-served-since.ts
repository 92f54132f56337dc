import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddServedSince_1796113087124', {
    up: ['ALTER TABLE `releases` ADD `servedSince` datetime(3) NULL'],
    down: ['ALTER TABLE `releases` DROP COLUMN `servedSince`'],
  }),
];
