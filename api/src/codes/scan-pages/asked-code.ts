import { applyDecorators } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { parseAlias } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { Refuses } from '../../platform/open-api/answers';

/** For operations on the code in their path, whose page `ScanPages.get` reads. */
export const AsksForCode = () =>
  applyDecorators(
    ApiParam({ name: 'alias', schema: { type: 'string' } }),
    Refuses('code_not_found', 'codes_guarded', 'cross_origin'),
  );

/** The alias in the path of a request, normalized. All code behind the controllers expects this form. */
export function readAlias({ params }: Pick<FastifyRequest, 'params'>): string {
  return parseAlias((params as { alias: string }).alias);
}
