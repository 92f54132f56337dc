import { JsonSize } from './json-size';

describe('JsonSize', () => {
  const within = (text: string, size = new JsonSize({ values: 4, levels: 3 })) =>
    // Byte by byte, as a slow network might bring it.
    [...Buffer.from(text)].every((byte) => size.add(Uint8Array.of(byte)));

  it.each(['{"a":1,"b":[2,3]}', '[[[]]]', '[1,2,3,4]', '["[[[[,,,,,,", "\\"[[[[", "\\\\"]', '[{},{},{},{}]'])(
    'should let %s pass',
    (text) => expect(within(text)).toBe(true),
  );

  it.each(['[1,2,3,4,5,6]', '[[[[]]]]', '{"a":{"b":{"c":{', '[{},{},{},{},{}]', '["\\\\",1,2,3,4,5]'])(
    'should refuse %s',
    (text) => expect(within(text)).toBe(false),
  );
});
