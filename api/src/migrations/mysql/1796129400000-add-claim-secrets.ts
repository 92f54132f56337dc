import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddClaimSecrets_1796129400000', {
    up: [
      'ALTER TABLE `projects` ADD `claimSecrets` tinyint NULL',
      'ALTER TABLE `items` ADD `claimSecret` varchar(128) CHARACTER SET ascii COLLATE ascii_bin NULL',
      'ALTER TABLE `items` ADD `claimHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL',
    ],
    down: [
      'ALTER TABLE `items` DROP COLUMN `claimHash`',
      'ALTER TABLE `items` DROP COLUMN `claimSecret`',
      'ALTER TABLE `projects` DROP COLUMN `claimSecrets`',
    ],
  }),
];
