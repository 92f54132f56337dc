import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('MailTraces_1795605171796', {
    up: ['ALTER TABLE `outbox` ADD `traceparent` varchar(55) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `outbox` DROP COLUMN `traceparent`'],
  }),
];
