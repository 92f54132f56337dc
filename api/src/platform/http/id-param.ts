import { HttpStatus, Param, ParseUUIDPipe } from '@nestjs/common';

const PIPE = new ParseUUIDPipe({ errorHttpStatusCode: HttpStatus.NOT_FOUND });

/** A path parameter that is an identifier. What is no UUID names nothing: the answer is 404, as for an unknown one. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, PIPE);
