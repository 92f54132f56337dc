import { dropUndefined } from './drop-undefined';

describe('dropUndefined', () => {
  it('should keep what is given, also what is empty, and leave out what is not', () => {
    const change = { label: null, notes: '', used: 0, archived: false, name: undefined };
    expect(Object.entries(dropUndefined(change))).toEqual([
      ['label', null],
      ['notes', ''],
      ['used', 0],
      ['archived', false],
    ]);
  });
});
