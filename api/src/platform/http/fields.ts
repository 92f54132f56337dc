import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isEmail, LENGTH, trimmed } from '@ringtag/contracts';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

/** One decorator per kind of field: binds the check of a request and its place in the OpenAPI document. */

interface Presence {
  optional?: boolean;
  nullable?: boolean;
  description?: string;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/;

type Decorator = PropertyDecorator;

function field(presence: Presence, schema: ApiPropertyOptions, ...checks: Decorator[]): Decorator {
  const { optional = false, nullable = false, description } = presence;
  // Not IsOptional: that would let null pass where only absence is meant.
  const when: Decorator[] = [];
  if (optional || nullable) {
    when.push(ValidateIf((_, value) => !(optional && value === undefined) && !(nullable && value === null)));
  }
  return applyDecorators(
    ...when,
    ...checks,
    ApiProperty({
      ...schema,
      required: !optional,
      nullable,
      ...(description ? { description } : {}),
    } as ApiPropertyOptions),
  );
}

interface StringRules extends Presence {
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Surrounding space, and what nobody sees, is dropped unless it may matter, as in a password. */
  trim?: boolean;
}

export function StringField({
  min = 0,
  max,
  pattern,
  trim = true,
  ...presence
}: StringRules = {}): Decorator {
  return field(
    presence,
    {
      type: String,
      ...(min ? { minLength: min } : {}),
      ...(max ? { maxLength: max } : {}),
      ...(pattern ? { pattern: pattern.source } : {}),
    },
    ...(trim
      ? [Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmed(value) : value))]
      : []),
    IsString(),
    Length(min, max),
    ...(pattern ? [Matches(pattern)] : []),
  );
}

/** How a text that is no e-mail address is refused. */
export const EMAIL_RULE = { code: 'isEmail', message: 'Please enter a valid email address' } as const;

const isAddress = (value: unknown): boolean => typeof value === 'string' && isEmail(value);

export function EmailField(presence: Presence = {}): Decorator {
  return field(
    presence,
    { type: String, format: 'email', maxLength: LENGTH.email.max },
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    ValidateBy(
      { name: EMAIL_RULE.code, validator: { validate: isAddress } },
      { message: EMAIL_RULE.message },
    ),
  );
}

export function IdField(presence: Presence = {}): Decorator {
  return field(presence, { type: String, format: 'uuid' }, IsUUID());
}

interface SizeRules extends Presence {
  min?: number;
  max?: number;
}

/** Several identifiers. */
export function IdListField({ min = 0, max, ...presence }: SizeRules = {}): Decorator {
  return field(
    presence,
    {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      ...(min ? { minItems: min } : {}),
      ...(max ? { maxItems: max } : {}),
    },
    IsArray(),
    ArrayMinSize(min),
    ...(max === undefined ? [] : [ArrayMaxSize(max)]),
    IsUUID(undefined, { each: true }),
  );
}

export function EnumField(values: readonly string[], name: string, presence: Presence = {}): Decorator {
  return field(presence, { enum: [...values], enumName: name }, IsIn([...values]));
}

export function BooleanField(presence: Presence = {}): Decorator {
  return field(presence, { type: Boolean }, IsBoolean());
}

interface IntRules extends Presence {
  min?: number;
  max?: number;
}

export function IntField({ min, max, ...presence }: IntRules = {}): Decorator {
  return field(
    presence,
    {
      type: 'integer',
      ...(min === undefined ? {} : { minimum: min }),
      ...(max === undefined ? {} : { maximum: max }),
    },
    IsInt(),
    ...(min === undefined ? [] : [Min(min)]),
    ...(max === undefined ? [] : [Max(max)]),
  );
}

/** A number that need not be whole. */
export function NumberField({ min, max, ...presence }: Presence & { min: number; max: number }): Decorator {
  return field(presence, { type: Number, minimum: min, maximum: max }, IsNumber(), Min(min), Max(max));
}

/** A whole number in a query string. */
export function QueryIntField(rules: IntRules): Decorator {
  const toNumber = ({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return applyDecorators(Transform(toNumber), IntField(rules));
}

/** A number in a query string that need not be whole. */
export function QueryNumberField(rules: Presence & { min: number; max: number }): Decorator {
  const toNumber = ({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : value;
  return applyDecorators(Transform(toNumber), NumberField(rules));
}

/** A moment in time: a Date on the server, ISO 8601 with milliseconds and Z on the wire. */
export function TimeField(presence: Presence = {}): Decorator {
  return field(presence, { type: String, format: 'date-time' });
}

/** A moment in a query string: arrives as a Date. */
export function QueryTimeField(presence: Presence = {}): Decorator {
  const toDate = ({ value }: { value: unknown }) =>
    typeof value === 'string' && MOMENT.test(value) ? new Date(value) : value;
  return applyDecorators(Transform(toDate), field(presence, { type: String, format: 'date-time' }, IsDate()));
}

type Constructor = new () => object;

export function ObjectField(type: () => Constructor, presence: Presence = {}): Decorator {
  // IsObject: without it an array passes where one nested object is expected.
  return field(presence, { type: () => type() }, IsObject(), ValidateNested(), Type(type));
}

export function ArrayField(
  type: () => Constructor,
  { min = 0, max, ...presence }: SizeRules = {},
): Decorator {
  return field(
    presence,
    {
      type: () => type(),
      isArray: true,
      ...(min ? { minItems: min } : {}),
      ...(max ? { maxItems: max } : {}),
    },
    IsArray(),
    ArrayMinSize(min),
    ...(max === undefined ? [] : [ArrayMaxSize(max)]),
    // Without it null and arrays pass as items.
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(type),
  );
}

export function EnumListField(values: readonly string[], name: string): Decorator {
  return field(
    {},
    { enum: [...values], enumName: name, isArray: true },
    IsArray(),
    IsIn([...values], { each: true }),
  );
}

/** Several texts of an answer. */
export function StringListField(presence: Presence = {}): Decorator {
  return field(presence, { type: String, isArray: true });
}
