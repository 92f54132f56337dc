export const SQLITE_MIGRATIONS: (new () => import('typeorm').MigrationInterface)[] = [];
