import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddPersonExports01_1796021957939', {
    up: ['ALTER TABLE `challenges` DROP CONSTRAINT `CHK_8c96edb32aefe2bb17eb7a19e3`'],
    down: [
      "ALTER TABLE `challenges` ADD CONSTRAINT `CHK_8c96edb32aefe2bb17eb7a19e3` CHECK (`purpose` in ('activate','sign-in','register','password-reset','email-change','confirm','delete-account'))",
    ],
  }),
  migration('AddPersonExports02_1796021957940', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_7fedd06a06c53fc52bddde7a10`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_7fedd06a06c53fc52bddde7a10` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','account-blocked','account-unblocked','message','messages','conversation','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddPersonExports03_1796021957941', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_7a1b0d60a8d3be63824822ff6f` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'owner-link', 'answer', 'conversation-link', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_7a1b0d60a8d3be63824822ff6f`'],
  }),
  migration('AddPersonExports04_1796021957942', {
    up: [
      "ALTER TABLE `challenges` ADD CONSTRAINT `CHK_bc95d7ef4c779cd7737be8a81b` CHECK (`purpose` IN ('activate', 'sign-in', 'register', 'password-reset', 'email-change', 'confirm', 'delete-account', 'export'))",
    ],
    down: ['ALTER TABLE `challenges` DROP CONSTRAINT `CHK_bc95d7ef4c779cd7737be8a81b`'],
  }),
];
