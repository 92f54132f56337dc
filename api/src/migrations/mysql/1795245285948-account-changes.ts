import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AccountChanges01_1795245285948', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_96171d5cbf40c0f44c13507569`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_96171d5cbf40c0f44c13507569` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','message'))",
    ],
  }),
  migration('AccountChanges02_1795245285949', {
    up: ['ALTER TABLE `challenges` DROP CONSTRAINT `CHK_7380f2d9b50ec0ec3385fae5e2`'],
    down: [
      "ALTER TABLE `challenges` ADD CONSTRAINT `CHK_7380f2d9b50ec0ec3385fae5e2` CHECK (`purpose` in ('activate','sign-in','register','password-reset'))",
    ],
  }),
  migration('AccountChanges03_1795245285950', {
    up: ['ALTER TABLE `challenges` ADD `userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `challenges` DROP COLUMN `userId`'],
  }),
  migration('AccountChanges04_1795245285951', {
    up: ['ALTER TABLE `outbox` ADD `userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `outbox` DROP COLUMN `userId`'],
  }),
  migration('AccountChanges05_1795245285952', {
    up: ['CREATE INDEX `IDX_71457d92a08a52ceaa85edb01c` ON `challenges` (`userId`)'],
    down: ['DROP INDEX `IDX_71457d92a08a52ceaa85edb01c` ON `challenges`'],
  }),
  migration('AccountChanges06_1795245285953', {
    up: ['CREATE INDEX `IDX_18035babc15c670d6edd1f52f7` ON `outbox` (`userId`)'],
    down: ['DROP INDEX `IDX_18035babc15c670d6edd1f52f7` ON `outbox`'],
  }),
  migration('AccountChanges07_1795245285954', {
    up: ['CREATE INDEX `IDX_67eeeea0a52d569bc9205df9bb` ON `outbox` (`recipient`)'],
    down: ['DROP INDEX `IDX_67eeeea0a52d569bc9205df9bb` ON `outbox`'],
  }),
  migration('AccountChanges08_1795245285955', {
    up: ['CREATE INDEX `IDX_b0ca1df5aee769beabb4215d05` ON `outbox` (`challengeId`)'],
    down: ['DROP INDEX `IDX_b0ca1df5aee769beabb4215d05` ON `outbox`'],
  }),
  migration('AccountChanges09_1795245285956', {
    up: [
      "ALTER TABLE `challenges` ADD CONSTRAINT `CHK_8c96edb32aefe2bb17eb7a19e3` CHECK (`purpose` IN ('activate', 'sign-in', 'register', 'password-reset', 'email-change', 'confirm', 'delete-account'))",
    ],
    down: ['ALTER TABLE `challenges` DROP CONSTRAINT `CHK_8c96edb32aefe2bb17eb7a19e3`'],
  }),
  migration('AccountChanges10_1795245285957', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_033d3d63d4aaf282db28b3f0ed` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'message'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_033d3d63d4aaf282db28b3f0ed`'],
  }),
];
