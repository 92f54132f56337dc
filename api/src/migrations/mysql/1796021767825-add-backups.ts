import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddBackups_1796021767825', {
    up: [
      [
        'CREATE TABLE `backups` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`at` datetime(3) NOT NULL,',
        '`kilobytes` int NULL,',
        '`failure` varchar(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,',
        'INDEX `IDX_4ff019b0b629aa92cc37a9c484` (`at`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `backups`'],
  }),
];
