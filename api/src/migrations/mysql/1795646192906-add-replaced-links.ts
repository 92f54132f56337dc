import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddReplacedLinks_1795646192906', {
    up: ['ALTER TABLE `conversations` ADD `linkReplacedAt` datetime(3) NULL'],
    down: ['ALTER TABLE `conversations` DROP COLUMN `linkReplacedAt`'],
  }),
];
