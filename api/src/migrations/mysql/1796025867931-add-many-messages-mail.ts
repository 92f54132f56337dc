import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddManyMessagesMail01_1796025867931', {
    up: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_0932b2f80ea3b99694efe77fed`'],
    down: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_0932b2f80ea3b99694efe77fed` CHECK (`template` in ('activate','sign-in','sign-in-unknown','register','register-known','password-reset','password-reset-unknown','password-changed','new-device','code-entry-closed','email-change','email-change-taken','email-changed','confirm','delete-account','account-deleted','export','reports','account-blocked','account-unblocked','message','messages','conversation','owner-link','answer','conversation-link','unactivation-request','unactivation-confirmed','unactivation-declined'))",
    ],
  }),
  migration('AddManyMessagesMail02_1796025867932', {
    up: [
      "ALTER TABLE `outbox` ADD CONSTRAINT `CHK_91f9eeffb17d7d25ffa296133a` CHECK (`template` IN ('activate', 'sign-in', 'sign-in-unknown', 'register', 'register-known', 'password-reset', 'password-reset-unknown', 'password-changed', 'new-device', 'code-entry-closed', 'email-change', 'email-change-taken', 'email-changed', 'confirm', 'delete-account', 'account-deleted', 'export', 'reports', 'account-blocked', 'account-unblocked', 'message', 'messages', 'conversation', 'many-messages', 'owner-link', 'answer', 'conversation-link', 'unactivation-request', 'unactivation-confirmed', 'unactivation-declined'))",
    ],
    down: ['ALTER TABLE `outbox` DROP CONSTRAINT `CHK_91f9eeffb17d7d25ffa296133a`'],
  }),
];
