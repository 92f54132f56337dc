import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('Reports01_1795646165144', {
    up: ['ALTER TABLE `messages` ADD `reportSettledAt` datetime(3) NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `reportSettledAt`'],
  }),
  migration('Reports02_1795646165145', {
    up: ['ALTER TABLE `messages` ADD `reportSettledBy` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `messages` DROP COLUMN `reportSettledBy`'],
  }),
  migration('Reports03_1795646165146', {
    up: [
      'CREATE INDEX `IDX_c8aa622c9b863d108f8f17d3fb` ON `messages` (`reportSettledAt`, `reportedAt`, `id`)',
    ],
    down: ['DROP INDEX `IDX_c8aa622c9b863d108f8f17d3fb` ON `messages`'],
  }),
];
