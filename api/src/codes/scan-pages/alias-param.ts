import { Param } from '@nestjs/common';
import { normalizeAlias } from '@ringtag/contracts';

/** The alias in the address of a call, in the form in which it is stored: what is behind this knows no other. */
export const AliasParam = () => Param('alias', { transform: normalizeAlias });
