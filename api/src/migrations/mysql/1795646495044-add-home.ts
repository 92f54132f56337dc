import { migration } from '../../platform/database/migration';
import { fillHomeNumbers } from '../home-numbers';

export const migrations = [
  migration('AddHome01_1795646495044', {
    up: [
      [
        'CREATE TABLE `site_days` (',
        '`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`slot` int NOT NULL,',
        '`scans` int NOT NULL,',
        '`activations` int NOT NULL,',
        'PRIMARY KEY (`day`, `slot`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `site_days`'],
  }),
  migration('AddHome02_1795646495045', {
    up: [
      [
        'CREATE TABLE `owner_scans` (',
        '`userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`day` varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`count` int NOT NULL,',
        'INDEX `IDX_9ceaef5666f58918ad3e442e30` (`day`, `userId`),',
        'PRIMARY KEY (`userId`, `day`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `owner_scans`'],
  }),
  migration('FillHome_1795646495046', { up: fillHomeNumbers('mysql'), down: [] }),
];
