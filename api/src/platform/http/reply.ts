import { Res } from '@nestjs/common';

/** The reply, whose `request` is the one it answers. What the handler returns is still its body. */
export const Reply = (): ParameterDecorator => Res({ passthrough: true });
