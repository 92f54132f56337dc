import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddPageKind01_1795490100000', {
    up: ['ALTER TABLE `activations` ADD `pageKind` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `activations` DROP COLUMN `pageKind`'],
  }),
  migration('AddPageKind02_1795490100001', {
    up: [
      "ALTER TABLE `activations` ADD CONSTRAINT `CHK_60cf43024bdc5c48dcb36eecbf` CHECK (`pageKind` IN ('lost', 'contact'))",
    ],
    down: ['ALTER TABLE `activations` DROP CONSTRAINT `CHK_60cf43024bdc5c48dcb36eecbf`'],
  }),
];
