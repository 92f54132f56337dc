import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AddReleases01_1796100846596', {
    up: [
      [
        'CREATE TABLE `release_files` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`remote` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`path` varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`sha384` varchar(96) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`body` mediumblob NOT NULL,',
        '`shown` tinyint NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        'UNIQUE INDEX `IDX_3d8a8214ab77fd718bcab9fe95` (`remote`, `path`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `release_files`'],
  }),
  migration('AddReleases02_1796100846597', {
    up: [
      [
        'CREATE TABLE `release_tokens` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`lockCount` int NULL,',
        '`remote` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`label` varchar(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`secretHash` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`createdAt` datetime(3) NOT NULL,',
        '`lastUsedAt` datetime(3) NULL,',
        '`revokedAt` datetime(3) NULL,',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `release_tokens`'],
  }),
  migration('AddReleases03_1796100846598', {
    up: [
      [
        'CREATE TABLE `releases` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`lockCount` int NULL,',
        '`remote` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`number` int NOT NULL,',
        '`commitId` varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`contract` int NOT NULL,',
        '`share` int NOT NULL,',
        '`shareSlot` int NULL,',
        '`blocked` tinyint NOT NULL,',
        '`version` int NOT NULL,',
        '`texts` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,',
        '`files` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,',
        '`bytes` int NOT NULL,',
        '`tokenId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`beganAt` datetime(3) NOT NULL,',
        '`completedAt` datetime(3) NULL,',
        '`servedAt` datetime(3) NULL,',
        'UNIQUE INDEX `IDX_5b58d2c3002ac190fed2e10cf4` (`shareSlot`),',
        'UNIQUE INDEX `IDX_4557a78e4165186a2748a481f9` (`remote`, `number`),',
        'PRIMARY KEY (`id`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `releases`'],
  }),
];
