import { Param } from '@nestjs/common';
import { type ErrorCode, normalizeAlias } from '@ringtag/contracts';

/** The alias in the path of an operation, normalized. All code behind the controllers expects this form. */
export const AliasParam = () => Param('alias', { transform: normalizeAlias });

/** The errors of every operation with an alias, before its code is looked at. */
export const ALIAS_REFUSALS: ErrorCode[] = ['code_not_found', 'codes_guarded', 'cross_origin'];
