import { SetMetadata } from '@nestjs/common';
import { MODULE_PATH } from '@nestjs/common/constants.js';

/**
 * For a module whose controllers belong to the API: their paths begin with `/api`. Nest's `RouterModule` sets the same
 * metadata, but only in a server that starts, and not while the OpenAPI document is written.
 */
export const BelowApi = () => SetMetadata(MODULE_PATH, 'api');
