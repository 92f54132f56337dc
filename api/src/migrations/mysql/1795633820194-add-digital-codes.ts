import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddDigitalCodes01_1795633820194', {
    up: [
      'ALTER TABLE `activations` ADD `deletedAlias` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NULL',
    ],
    down: ['ALTER TABLE `activations` DROP COLUMN `deletedAlias`'],
  }),
  migration('AddDigitalCodes02_1795633820195', {
    up: ['ALTER TABLE `activations` ADD UNIQUE INDEX `IDX_257763d1380e2d96cc58fb5ee2` (`deletedAlias`)'],
    down: ['ALTER TABLE `activations` DROP INDEX `IDX_257763d1380e2d96cc58fb5ee2`'],
  }),
  migration('AddDigitalCodes03_1795633820196', {
    up: ['ALTER TABLE `items` ADD `digital` tinyint NULL'],
    down: ['ALTER TABLE `items` DROP COLUMN `digital`'],
  }),
];
