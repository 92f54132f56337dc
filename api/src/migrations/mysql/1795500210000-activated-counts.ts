import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ActivatedCounts_1795500210000', {
    up: [
      [
        'CREATE TABLE `activated_counts` (',
        '`projectId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`slot` int NOT NULL,',
        '`count` int NOT NULL,',
        'PRIMARY KEY (`projectId`, `slot`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `activated_counts`'],
  }),
];
