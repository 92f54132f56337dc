import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { ERROR_CODES, type ErrorCode } from '@ringtag/contracts';
import { BooleanField, IntField, StringField, StringListField } from '../http/fields';

const MESSAGE = { description: 'The same in English, for people' };

export class FieldErrorDto {
  @StringField({ description: 'Where in the body or the query, as `items.0.alias`' }) field!: string;
  @StringField({ description: 'The rule that was broken, as `isEmail`' }) code!: string;
  @StringField(MESSAGE) message!: string;
}

/** Only described: `errorBody` makes it. */
@ApiSchema({ description: 'The body of every error answer' })
export class ErrorDto {
  @ApiProperty({ enum: ERROR_CODES, description: 'What went wrong, for programs: it does not change' })
  code!: ErrorCode;

  @StringField(MESSAGE) message!: string;

  @ApiProperty({
    description: 'The fields that were refused, with `validation_failed`; else the message again',
    oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: getSchemaPath(FieldErrorDto) } }],
  })
  error!: string | FieldErrorDto[];

  @StringField({
    description: 'Names the request in the log of the server; the header `X-Request-Id` repeats it',
  })
  requestId!: string;

  @IntField({ optional: true, min: 1, description: 'Seconds to wait, as the header `Retry-After` says' })
  retryAfter?: number;

  @IntField({
    optional: true,
    description: 'With `invalid_code`: how often the challenge may still be tried',
  })
  triesLeft?: number;

  @IntField({ optional: true, description: 'With `activation_limit_reached`: the codes of the account' })
  currentCount?: number;

  @BooleanField({
    optional: true,
    description:
      'With `already_activated`: the link is that of the mail by which its reader has activated the code',
  })
  own?: boolean;

  @StringField({ optional: true, description: 'With `alias_taken`: which' }) alias?: string;
  @StringField({ optional: true, description: 'With `file_refused`: why' }) reason?: string;

  @StringListField({ optional: true, description: 'With `not_activatable` and `design_refused`: why' })
  reasons?: string[];
}
