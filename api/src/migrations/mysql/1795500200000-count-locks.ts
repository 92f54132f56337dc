import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('CountLocks01_1795500200000', {
    up: ['ALTER TABLE `users` ADD `lockCount` int NULL'],
    down: ['ALTER TABLE `users` DROP COLUMN `lockCount`'],
  }),
  migration('CountLocks02_1795500200001', {
    up: ['ALTER TABLE `activations` ADD `lockCount` int NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `lockCount`'],
  }),
  migration('CountLocks03_1795500200002', {
    up: ['ALTER TABLE `items` ADD `lockCount` int NULL'],
    down: ['ALTER TABLE `items` DROP COLUMN `lockCount`'],
  }),
  migration('CountLocks04_1795500200003', {
    up: ['ALTER TABLE `projects` ADD `lockCount` int NULL'],
    down: ['ALTER TABLE `projects` DROP COLUMN `lockCount`'],
  }),
  migration('CountLocks05_1795500200004', {
    up: ['ALTER TABLE `presets` ADD `lockCount` int NULL'],
    down: ['ALTER TABLE `presets` DROP COLUMN `lockCount`'],
  }),
];
