import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('RefusedMails01_1795621437945', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_a1fa4fde76f9aac2f806bd774e`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_a1fa4fde76f9aac2f806bd774e` CHECK (`status` in ('queued','sent','dropped','dead'))",
    ],
  }),
  migration('RefusedMails02_1795621437946', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_a8d3e2e7bed29112aac907e13f` CHECK (`status` IN ('queued', 'sent', 'dropped', 'dead', 'refused'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_a8d3e2e7bed29112aac907e13f`'],
  }),
];
