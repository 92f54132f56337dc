import { containing } from './patterns';

describe('containing', () => {
  it.each([
    ['ring', '%ring%'],
    ['', '%%'],
    ['100%', '%100!%%'],
    ['a_b', '%a!_b%'],
    ['wow!', '%wow!!%'],
    ['!%_', '%!!!%!_%'],
    ['%%', '%!%!%%'],
    ["o'neil\\", "%o'neil\\%"],
    ['$&', '%$&%'],
    ['Київ', '%Київ%'],
  ])('should search for %j by %j', (text, pattern) => {
    expect(containing(text)).toBe(pattern);
  });
});
