import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('Presets01_1795296305376', {
    up: [
      [
        'CREATE TABLE `presets` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`name` varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`design` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`isDefault` tinyint NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        '`updatedAt` datetime(3) NOT NULL,',
        'INDEX `IDX_a825a1d3c965cd2f5539f6c973` (`name`, `id`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `presets`'],
  }),
  migration('Presets02_1795296305377', {
    up: ['ALTER TABLE `items` ADD `presetId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `items` DROP COLUMN `presetId`'],
  }),
  migration('Presets03_1795296305378', {
    up: ['ALTER TABLE `projects` ADD `presetId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `projects` DROP COLUMN `presetId`'],
  }),
  migration('Presets04_1795296305379', {
    up: ['CREATE INDEX `IDX_8796d1031749874b222a56f19d` ON `items` (`presetId`)'],
    down: ['DROP INDEX `IDX_8796d1031749874b222a56f19d` ON `items`'],
  }),
];
