import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddAccountBlockedMails01_1795307209770', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_18d869a5601b04d99b24cbb0a1`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_18d869a5601b04d99b24cbb0a1` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','message','messages','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddAccountBlockedMails02_1795307209771', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_ef0e052f32bc98c6a294c90460` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'account-blocked', 'account-unblocked', 'message', 'messages', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_ef0e052f32bc98c6a294c90460`'],
  }),
];
