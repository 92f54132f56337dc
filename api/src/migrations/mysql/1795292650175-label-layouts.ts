import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('LabelLayouts_1795292650175', {
    up: [
      [
        'CREATE TABLE `label_layouts` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`name` varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`geometry` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        '`updatedAt` datetime(3) NOT NULL,',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `label_layouts`'],
  }),
];
