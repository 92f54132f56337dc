import { LENGTH } from './limits';

describe('LENGTH', () => {
  it('should ask for codes of 6 digits (specification 9, UI-1)', () => {
    expect(LENGTH.digits).toBe(6);
  });

  it('should ask for passwords of at least 6 characters (specification 9, UI-2)', () => {
    expect(LENGTH.password.min).toBe(6);
  });
});
