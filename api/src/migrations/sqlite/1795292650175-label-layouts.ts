import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('LabelLayouts_1795292650175', {
    up: [
      [
        'CREATE TABLE "label_layouts" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"name" varchar(100) COLLATE NOCASE NOT NULL,',
        '"geometry" text NOT NULL,',
        '"createdAt" datetime(3) NOT NULL,',
        '"updatedAt" datetime(3) NOT NULL',
        ')',
      ].join(''),
    ],
    down: ['DROP TABLE "label_layouts"'],
  }),
];
