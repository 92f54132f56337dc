export const MYSQL_MIGRATIONS: (new () => import('typeorm').MigrationInterface)[] = [];
