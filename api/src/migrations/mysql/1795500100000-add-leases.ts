import { migration } from '../../platform/database/migration';
import { CREATE_LEASES } from '../../platform/leases/lease-table';

export const migrations = [
  // Migrating needs the table before the first migration, so it is there already.
  migration('AddLeases_1795500100000', { up: [CREATE_LEASES], down: ['DROP TABLE `leases`'] }),
];
