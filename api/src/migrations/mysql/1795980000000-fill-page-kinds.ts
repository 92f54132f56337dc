import { migration } from '../../platform/database/migration';
import { FILL_PAGE_KINDS } from '../fill-page-kinds';

export const migrations = [migration('FillPageKinds_1795980000000', { up: [FILL_PAGE_KINDS], down: [] })];
