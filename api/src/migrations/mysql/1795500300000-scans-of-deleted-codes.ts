import { migration } from '../../platform/database/migration';
import { DELETE_SCANS_OF_DELETED_CODES } from '../deleted-codes';

export const migrations = [
  migration('ScansOfDeletedCodes_1795500300000', { up: [DELETE_SCANS_OF_DELETED_CODES], down: [] }),
];
