import type { ValidationError } from '../errors/domain-error';
import {
  ArrayField,
  BooleanField,
  EmailField,
  IntField,
  ObjectField,
  QueryIntField,
  StringField,
} from './fields';
import { validationPipe } from './validation';

class Inner {
  @StringField({ min: 1, max: 5 })
  name!: string;
}

class Outer {
  @StringField({ optional: true, max: 5 })
  text?: string;

  @StringField({ optional: true, lines: true })
  lines?: string;

  @StringField({ optional: true, trim: false })
  password?: string;

  @StringField({ optional: true, nullable: true, max: 5 })
  label?: string | null;

  @BooleanField({ optional: true })
  flag?: boolean;

  @IntField({ optional: true, min: 1, max: 3 })
  count?: number;

  @QueryIntField({ optional: true, min: 1, max: 100 })
  page?: number;

  @EmailField({ optional: true })
  email?: string;

  @ObjectField(() => Inner, { optional: true })
  inner?: Inner;

  @ArrayField(() => Inner, { optional: true, max: 2 })
  items?: Inner[];
}

const transform = (body: unknown) =>
  validationPipe().transform(body, { type: 'body', metatype: Outer }) as Promise<Outer>;
const failedFields = async (body: unknown) => {
  const error = await transform(body).then(
    () => undefined,
    (thrown: ValidationError) => thrown,
  );
  return error?.fields.map(({ field }) => field);
};

describe('fields of a request', () => {
  it('should accept what fits, trimmed and typed', async () => {
    const body = {
      text: ' ab ',
      lines: 'a\r\n\tb',
      password: ' \u0000',
      label: null,
      flag: false,
      count: 2,
      page: '7',
      inner: { name: 'x' },
      items: [{ name: 'y' }],
    };
    const result = await transform(body);
    expect(result).toMatchObject({
      text: 'ab',
      lines: 'a\r\n\tb',
      password: ' \u0000',
      label: null,
      flag: false,
      count: 2,
      page: 7,
    });
    expect(result.items?.[0]).toBeInstanceOf(Inner);
  });

  it.each([
    [{ unknown: 1 }, ['unknown']],
    [{ text: null }, ['text']],
    [{ text: 'too long' }, ['text']],
    [{ text: {} }, ['text']],
    [{ text: 'a\u0000b' }, ['text']],
    [{ text: 'a\r\nb' }, ['text']],
    [{ lines: 'a\u001bb' }, ['lines']],
    [{ text: ['a'] }, ['text']],
    [{ flag: 'false' }, ['flag']],
    [{ flag: 0 }, ['flag']],
    [{ count: '2' }, ['count']],
    [{ count: 1.5 }, ['count']],
    [{ count: 4 }, ['count']],
    [{ page: '1e3' }, ['page']],
    [{ page: '-1' }, ['page']],
    [{ email: 'a@example.com, b@example.com' }, ['email']],
    [{ inner: [] }, ['inner']],
    [{ inner: [{ name: 'x' }] }, ['inner']],
    [{ inner: {} }, ['inner.name']],
    [{ inner: { name: ' \u200b' } }, ['inner.name']],
    [{ inner: { name: 'x', role: 'admin' } }, ['inner.role']],
    [{ items: {} }, ['items']],
    [{ items: [null] }, ['items']],
    [{ items: [[{ name: 'x' }]] }, ['items']],
    [{ items: [{ name: 'x' }, { name: '' }] }, ['items.1.name']],
    [{ items: [{ name: 'x' }, { name: 'x' }, { name: 'x' }] }, ['items']],
  ])('should refuse %j and name %j', async (body, fields) => {
    expect(await failedFields(body)).toEqual(expect.arrayContaining(fields));
  });
});
