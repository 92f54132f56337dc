import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddSenderNumbers01_1796087692000', {
    up: ['ALTER TABLE `activations` ADD `numberedSenders` int NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `numberedSenders`'],
  }),
  migration('AddSenderNumbers02_1796087692001', {
    up: ['ALTER TABLE `messages` ADD `senderNumber` int NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `senderNumber`'],
  }),
];
