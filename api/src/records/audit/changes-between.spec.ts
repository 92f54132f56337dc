import { AUDIT_VALUE_LENGTH } from '@ringtag/contracts';
import { changesBetween } from './changes-between';

describe('What the audit log says of a change', () => {
  it('should hold the old and the new value of each field that differs, and no other', () => {
    const before = { name: 'Tags', archived: false, activatable: true };
    expect(changesBetween(before, { name: 'Keys', archived: false })).toEqual({
      name: { old: 'Tags', new: 'Keys' },
    });
  });

  it('should leave out what a change leaves as it is', () => {
    expect(changesBetween<{ name?: string }>({ name: 'Tags' }, { name: undefined })).toEqual({});
  });

  it('should tell of what is new and of what is gone', () => {
    expect(changesBetween(null, { name: 'Tags', description: null })).toEqual({
      name: { old: null, new: 'Tags' },
    });
    expect(changesBetween({ name: 'Tags' }, null)).toEqual({ name: { old: 'Tags', new: null } });
  });

  it('should write times and lists as text, and cut what is long', () => {
    const { at, list, text } = changesBetween(null, {
      at: new Date(0),
      list: ['en', 'de'],
      text: 'x'.repeat(1000),
    });
    expect([at?.new, list?.new]).toEqual(['1970-01-01T00:00:00.000Z', '["en","de"]']);
    expect(text?.new).toHaveLength(AUDIT_VALUE_LENGTH);
  });
});
