import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AuditLog_1795289893444', {
    up: [
      [
        'CREATE TABLE "audit_log" (',
        '"id" varchar(36) PRIMARY KEY NOT NULL,',
        '"at" datetime(3) NOT NULL,',
        '"actorId" varchar(36),',
        '"actorRole" varchar(32) NOT NULL,',
        '"action" varchar(32) NOT NULL,',
        '"subjectType" varchar(32) NOT NULL,',
        '"subjectId" varchar(36),',
        '"changes" text,',
        '"requestId" varchar(36),',
        "CONSTRAINT \"CHK_b5dcd6d8a031aaffbea81f5d99\" CHECK (`actorRole` IN ('role-admin', 'role-user', 'system'))",
        ')',
      ].join(''),
      'CREATE INDEX "IDX_9b344785c59d5f16074602f6a7" ON "audit_log" ("subjectId", "at", "id") ',
      'CREATE INDEX "IDX_075b132059fcb5afa1c9475521" ON "audit_log" ("subjectType", "at", "id") ',
      'CREATE INDEX "IDX_f2c22e78f0bf237251a779a49f" ON "audit_log" ("action", "at", "id") ',
      'CREATE INDEX "IDX_f58d87bd54129ae257e613cbaa" ON "audit_log" ("actorId", "at", "id") ',
      'CREATE INDEX "IDX_57413b6472a19160df0c042426" ON "audit_log" ("at", "id") ',
    ],
    down: [
      'DROP INDEX "IDX_57413b6472a19160df0c042426"',
      'DROP INDEX "IDX_f58d87bd54129ae257e613cbaa"',
      'DROP INDEX "IDX_f2c22e78f0bf237251a779a49f"',
      'DROP INDEX "IDX_075b132059fcb5afa1c9475521"',
      'DROP INDEX "IDX_9b344785c59d5f16074602f6a7"',
      'DROP TABLE "audit_log"',
    ],
  }),
];
