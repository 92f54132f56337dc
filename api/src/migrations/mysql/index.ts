import type { MigrationInterface } from 'typeorm';
import { migrations as from1795233281002 } from './1795233281002-initial';

/** In the order in which they run. Written by `npm run migration`. */
export const MYSQL_MIGRATIONS: (new () => MigrationInterface)[] = [...from1795233281002];
