import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddCards_1796087733716', {
    up: [
      [
        'CREATE TABLE `cards` (',
        '`activationId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`card` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        'PRIMARY KEY (`activationId`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `cards`'],
  }),
];
