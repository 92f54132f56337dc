import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ProfilePhotos_1795280584622', {
    up: [
      [
        'CREATE TABLE `profile_photos` (',
        '`userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`sha256` varchar(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`bytes` mediumblob NOT NULL,',
        '`updatedAt` datetime(3) NOT NULL,',
        'UNIQUE INDEX `IDX_eadccb3956324b7ae6e188352d` (`sha256`),',
        'PRIMARY KEY (`userId`)',
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `profile_photos`'],
  }),
];
