import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('LongSessions01_1795614734292', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_ef0e052f32bc98c6a294c90460`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_ef0e052f32bc98c6a294c90460` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','account-blocked','account-unblocked','message','messages','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('LongSessions02_1795614734293', {
    up: ['ALTER TABLE `sessions` ADD `oldSecretHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `sessions` DROP COLUMN `oldSecretHash`'],
  }),
  migration('LongSessions03_1795614734294', {
    up: ['ALTER TABLE `sessions` ADD `rotatedAt` datetime(3) NULL'],
    down: ['ALTER TABLE `sessions` DROP COLUMN `rotatedAt`'],
  }),
  migration('LongSessions04_1795614734295', {
    up: ['ALTER TABLE `sessions` ADD `rotationNonce` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NULL'],
    down: ['ALTER TABLE `sessions` DROP COLUMN `rotationNonce`'],
  }),
  migration('LongSessions05_1795614734296', {
    up: ['ALTER TABLE `sessions` ADD `oldSecretUntil` datetime(3) NULL'],
    down: ['ALTER TABLE `sessions` DROP COLUMN `oldSecretUntil`'],
  }),
  migration('LongSessions06_1795614734297', {
    up: ['ALTER TABLE `sessions` ADD `shared` tinyint NULL'],
    down: ['ALTER TABLE `sessions` DROP COLUMN `shared`'],
  }),
  migration('LongSessions07_1795614734298', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_b6674193f68d522f4ac56ea5fe` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'account-blocked', 'account-unblocked', 'message', 'messages', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_b6674193f68d522f4ac56ea5fe`'],
  }),
];
