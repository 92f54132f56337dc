import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('QrDesigns_1795278751812', {
    up: [
      [
        'CREATE TABLE `qr_designs` (',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`design` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        'PRIMARY KEY (`activationId`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `qr_designs`'],
  }),
];
