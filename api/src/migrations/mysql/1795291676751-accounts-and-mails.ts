import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AccountsAndMails01_1795291676751', {
    up: ['ALTER TABLE `users` ADD `blockedAt` datetime(3) NULL'],
    down: ['ALTER TABLE `users` DROP COLUMN `blockedAt`'],
  }),
  migration('AccountsAndMails02_1795291676752', {
    up: ['CREATE INDEX `IDX_5288ace160c21726b2fcf3a89f` ON `outbox` (`status`, `createdAt`, `id`)'],
    down: ['DROP INDEX `IDX_5288ace160c21726b2fcf3a89f` ON `outbox`'],
  }),
  migration('AccountsAndMails03_1795291676753', {
    up: ['CREATE INDEX `IDX_1483d9285148cb1b711557e5cd` ON `outbox` (`createdAt`, `id`)'],
    down: ['DROP INDEX `IDX_1483d9285148cb1b711557e5cd` ON `outbox`'],
  }),
  migration('AccountsAndMails04_1795291676754', {
    up: ['CREATE INDEX `IDX_e32cc6bf6af4dca9da72f65799` ON `users` (`blockedAt`, `createdAt`, `id`)'],
    down: ['DROP INDEX `IDX_e32cc6bf6af4dca9da72f65799` ON `users`'],
  }),
  migration('AccountsAndMails05_1795291676755', {
    up: ['CREATE INDEX `IDX_95aff6e828e3bb7395ed4d172b` ON `users` (`role`, `createdAt`, `id`)'],
    down: ['DROP INDEX `IDX_95aff6e828e3bb7395ed4d172b` ON `users`'],
  }),
  migration('AccountsAndMails06_1795291676756', {
    up: ['CREATE INDEX `IDX_d8651566b5911a81de26c53051` ON `users` (`activeCodes`, `id`)'],
    down: ['DROP INDEX `IDX_d8651566b5911a81de26c53051` ON `users`'],
  }),
  migration('AccountsAndMails07_1795291676757', {
    up: ['CREATE INDEX `IDX_603379383366b71239acc25e26` ON `users` (`createdAt`, `id`)'],
    down: ['DROP INDEX `IDX_603379383366b71239acc25e26` ON `users`'],
  }),
];
