import { Param, ParseUUIDPipe } from '@nestjs/common';

/** A path parameter that is an identifier. What is no UUID is refused. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, ParseUUIDPipe);
