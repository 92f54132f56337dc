import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('ProfilePhotos_1795280584622', {
    up: [
      [
        'CREATE TABLE "profile_photos" (',
        '"userId" varchar(36) PRIMARY KEY NOT NULL,',
        '"sha256" varchar(64) NOT NULL,',
        '"bytes" blob NOT NULL,',
        '"updatedAt" datetime(3) NOT NULL,',
        'CONSTRAINT "UQ_eadccb3956324b7ae6e188352d6" UNIQUE ("sha256")',
        ')',
      ].join(''),
    ],
    down: ['DROP TABLE "profile_photos"'],
  }),
];
