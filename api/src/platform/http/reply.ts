import { Res } from '@nestjs/common';

/** Fastify's reply; `reply.request` is the request. What the handler returns is still sent as the body. */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });
