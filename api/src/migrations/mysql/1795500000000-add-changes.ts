import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddChanges_1795500000000', {
    up: [
      [
        'CREATE TABLE `changes` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`topic` varchar(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`subject` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`at` datetime(3) NOT NULL,',
        'INDEX `IDX_d4b00861e7fdbd0cbfe86b6e50` (`at`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `changes`'],
  }),
];
