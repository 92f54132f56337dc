import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('CodeEntryClosedMail01_1795253930280', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_033d3d63d4aaf282db28b3f0ed`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_033d3d63d4aaf282db28b3f0ed` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','message'))",
    ],
  }),
  migration('CodeEntryClosedMail02_1795253930281', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_ef11946cedd5d6caa92547eada` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'message'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_ef11946cedd5d6caa92547eada`'],
  }),
];
