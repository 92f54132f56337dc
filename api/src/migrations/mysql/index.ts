import type { MigrationInterface } from 'typeorm';
import { migrations as from1795237867106 } from './1795237867106-initial';

/** In the order in which they run. Written by `npm run migration`. */
export const MYSQL_MIGRATIONS: (new () => MigrationInterface)[] = [...from1795237867106];
