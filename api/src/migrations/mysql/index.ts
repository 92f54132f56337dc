import type { MigrationInterface } from 'typeorm';
import { migrations as from1795880000000 } from './1795880000000-baseline';
import { migrations as from1795980000000 } from './1795980000000-fill-page-kinds';

/** In the order in which they run. Written by `npm run migration`. */
export const MYSQL_MIGRATIONS: (new () => MigrationInterface)[] = [
  ...from1795880000000,
  ...from1795980000000,
];
