import type { Upgrade } from '../../platform/schema/baseline';
import { UPGRADE_ROWS } from '../upgrade-rows';

const { before, after, ...rest } = UPGRADE_ROWS.mysql;

/** Written by `npm run migration -- baseline`; what concerns rows is by hand, in `upgrade-rows.ts`. */
export const UPGRADE: Upgrade = { ...rest, steps: [...before, ...after] };
