import { chooseEncoding } from './content-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*;q=0.5, br; Q=0', 'gzip'],
  ['x-br, gzip', 'gzip'],
  ['x-br', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('should answer "%s" with %s, also when it is asked again', (header, encoding) => {
  const headers = { 'accept-encoding': header };
  expect([chooseEncoding(headers), chooseEncoding(headers)]).toEqual([encoding, encoding]);
});

it('should take another encoding first where it is preferred', () => {
  const choose = (header: string) => chooseEncoding({ 'accept-encoding': header }, ['gzip', 'br']);
  expect(['gzip, br', '*', 'br', 'x-br'].map(choose)).toEqual(['gzip', 'gzip', 'br', 'identity']);
});
