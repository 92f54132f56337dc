import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isEmail, isPlainText, LENGTH, trimmed } from '@ringtag/contracts';
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

/** One decorator per kind of field: it checks the field in a request and describes it in the OpenAPI document. */

interface Presence {
  optional?: boolean;
  nullable?: boolean;
  description?: string;
}

/** Bounds of a number, of the length of a text or of a list. */
interface Bounds extends Presence {
  min?: number;
  max?: number;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

type Decorator = PropertyDecorator;

function field(presence: Presence, schema: ApiPropertyOptions, ...checks: Decorator[]): Decorator {
  const { optional = false, nullable = false, description } = presence;
  const described = { ...schema, required: !optional, nullable, description };
  // Not IsOptional, which would accept null in a field that may only be absent.
  const isAbsent = (value: unknown) => (optional && value === undefined) || (nullable && value === null);
  return applyDecorators(
    ValidateIf((_, value) => !isAbsent(value)),
    ...checks,
    ApiProperty(described as ApiPropertyOptions),
  );
}

function listField({ min = 0, max, ...presence }: Bounds, list: object, ...checks: Decorator[]): Decorator {
  const schema = { ...list, minItems: min || undefined, maxItems: max } as ApiPropertyOptions;
  return field(presence, schema, IsArray(), ArrayMinSize(min), ArrayMaxSize(max ?? Infinity), ...checks);
}

/** Converts a text that fits the pattern. Anything else stays as it is, so that the checks refuse it. */
function convertText(convert: (text: string) => unknown, pattern = /^/): Decorator {
  return Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && pattern.test(value) ? convert(value) : value,
  );
}

interface StringRules extends Bounds {
  pattern?: RegExp;
  /** Off for passwords: surrounding space, invisible and control characters may matter there. */
  trim?: boolean;
  /** The text may have several lines. */
  lines?: boolean;
}

/** The answer to a text with control characters. */
export const PLAIN_TEXT_RULE = { code: 'isPlainText', message: 'Use plain text' } as const;

function IsPlainText(lines: boolean, each = false): Decorator {
  const { code: name, message } = PLAIN_TEXT_RULE;
  const validate = (value: unknown) => typeof value === 'string' && isPlainText(value, { lines });
  return ValidateBy({ name, validator: { validate } }, { message, each });
}

/** A text, trimmed and without control characters. */
export function StringField(rules: StringRules = {}): Decorator {
  const { min = 0, max, pattern, trim = true, lines = false, ...presence } = rules;
  return field(
    presence,
    { type: String, minLength: min || undefined, maxLength: max || undefined, pattern: pattern?.source },
    ...(trim ? [convertText(trimmed), IsPlainText(lines)] : []),
    IsString(),
    Length(min, max),
    ...(pattern ? [Matches(pattern)] : []),
  );
}

/** The answer to a text that is not an e-mail address. */
export const EMAIL_RULE = { code: 'isEmail', message: 'Please enter a valid email address' } as const;

const isAddress = (value: unknown): boolean => typeof value === 'string' && isEmail(value);

export function EmailField(presence: Presence = {}): Decorator {
  const { code: name, message } = EMAIL_RULE;
  return field(
    presence,
    { type: String, format: 'email', maxLength: LENGTH.email.max },
    convertText((text) => text.trim()),
    ValidateBy({ name, validator: { validate: isAddress } }, { message }),
  );
}

export function IdField(presence: Presence = {}): Decorator {
  return field(presence, { type: String, format: 'uuid' }, IsUUID());
}

export function IdListField(rules: Bounds = {}): Decorator {
  return listField(
    rules,
    { type: 'array', items: { type: 'string', format: 'uuid' } },
    IsUUID(undefined, { each: true }),
  );
}

export function EnumField(values: readonly string[], name: string, presence: Presence = {}): Decorator {
  return field(presence, { enum: [...values], enumName: name }, IsIn([...values]));
}

export function EnumListField(values: readonly string[], name: string, rules: Bounds = {}): Decorator {
  return listField(
    rules,
    { enum: [...values], enumName: name, isArray: true },
    IsIn([...values], { each: true }),
  );
}

export function BooleanField(presence: Presence = {}): Decorator {
  return field(presence, { type: Boolean }, IsBoolean());
}

export function IntField({ min, max, ...presence }: Bounds = {}): Decorator {
  const schema: ApiPropertyOptions = { type: 'integer', minimum: min, maximum: max };
  return field(presence, schema, IsInt(), Min(min ?? -Infinity), Max(max ?? Infinity));
}

/** A number that need not be whole. */
export function NumberField({ min, max, ...presence }: Presence & { min: number; max: number }): Decorator {
  return field(presence, { type: Number, minimum: min, maximum: max }, IsNumber(), Min(min), Max(max));
}

/** A whole number in a query string. */
export function QueryIntField(rules: Bounds): Decorator {
  return applyDecorators(convertText(Number, /^\d{1,9}$/), IntField(rules));
}

/** A number in a query string that need not be whole. */
export function QueryNumberField(rules: Presence & { min: number; max: number }): Decorator {
  return applyDecorators(convertText(Number, /^-?\d{1,9}(\.\d{1,9})?$/), NumberField(rules));
}

/** A moment in time: a Date on the server, ISO 8601 with milliseconds and Z on the wire. */
export function TimeField(presence: Presence = {}): Decorator {
  return field(presence, { type: String, format: 'date-time' });
}

/** A moment in a request; the handler gets a Date. */
export function MomentField(presence: Presence = {}): Decorator {
  return applyDecorators(
    convertText((text) => new Date(text), MOMENT),
    TimeField(presence),
    IsDate(),
  );
}

type Constructor = new () => object;

export function ObjectField(type: () => Constructor, presence: Presence = {}): Decorator {
  // IsObject refuses an array where one nested object is expected.
  return field(presence, { type: () => type() }, IsObject(), ValidateNested(), Type(type));
}

export function ArrayField(type: () => Constructor, rules: Bounds = {}): Decorator {
  // IsObject refuses null and arrays as items.
  const checks = [IsObject({ each: true }), ValidateNested({ each: true }), Type(type)];
  return listField(rules, { type: () => type(), isArray: true }, ...checks);
}

/** A list of texts in an answer. */
export function StringListField(presence: Presence = {}): Decorator {
  return listField(presence, { type: String, isArray: true });
}

/** A list of texts in a request, each trimmed, in one line, and of a length within the bounds. */
export function TextListField({ min, max }: { min: number; max: number }, rules: Bounds = {}): Decorator {
  const trim = (text: unknown) => (typeof text === 'string' ? trimmed(text) : text);
  return listField(
    rules,
    { type: 'array', items: { type: 'string', minLength: min, maxLength: max } },
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trim) : value)),
    IsPlainText(false, true),
    IsString({ each: true }),
    Length(min, max, { each: true }),
  );
}
