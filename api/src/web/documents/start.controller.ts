import { Get, Req } from '@nestjs/common';
import { defaultPath } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { UsersService } from '../../accounts';
import { Public } from '../../platform/access/access.decorators';
import { Pages } from './page-answers';
import type { Redirection } from './plain-pages';

/** `/` is no page: it leads to the default route of whoever asks (specification 2). */
@Pages()
@Public({ viewer: true })
export class StartController {
  constructor(private readonly users: UsersService) {}

  @Get('/')
  async lead(@Req() { viewer }: FastifyRequest): Promise<Redirection> {
    return { to: defaultPath(viewer && (await this.users.find(viewer.userId))) };
  }
}
