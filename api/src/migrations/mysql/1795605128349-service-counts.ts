import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ServiceCounts_1795605128349', {
    up: [
      [
        'CREATE TABLE `service_counts` (',
        '`id` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`hour` datetime(3) NOT NULL,',
        '`level` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`events` int NOT NULL,',
        '`failures` int NOT NULL,',
        'INDEX `IDX_2cd652a19f11bcde7fe384295f` (`hour`),',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_0fdd033e00a8db08912001d7c0` CHECK (`level` IN ('answers', 'scans', 'digits'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `service_counts`'],
  }),
];
