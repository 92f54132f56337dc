import { migration } from '../../platform/database/migration';

export const migrations = [
  migration('AuditLog_1795289893444', {
    up: [
      [
        'CREATE TABLE `audit_log` (',
        '`id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`at` datetime(3) NOT NULL,',
        '`actorId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`actorRole` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`action` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`subjectType` varchar(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,',
        '`subjectId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        '`changes` mediumtext CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,',
        '`requestId` char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,',
        'INDEX `IDX_9b344785c59d5f16074602f6a7` (`subjectId`, `at`, `id`),',
        'INDEX `IDX_075b132059fcb5afa1c9475521` (`subjectType`, `at`, `id`),',
        'INDEX `IDX_f2c22e78f0bf237251a779a49f` (`action`, `at`, `id`),',
        'INDEX `IDX_f58d87bd54129ae257e613cbaa` (`actorId`, `at`, `id`),',
        'INDEX `IDX_57413b6472a19160df0c042426` (`at`, `id`),',
        'PRIMARY KEY (`id`),',
        "CONSTRAINT `CHK_b5dcd6d8a031aaffbea81f5d99` CHECK (`actorRole` IN ('role-admin', 'role-user', 'system'))",
        ') ENGINE=InnoDB',
      ].join(''),
    ],
    down: ['DROP TABLE `audit_log`'],
  }),
];
