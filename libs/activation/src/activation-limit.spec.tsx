import { formTexts } from '@ringtag/forms';
import { brand, declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { render, screen } from '@testing-library/react';
import { ActivationLimit } from './activation-limit';
import { activationTexts } from './texts';

beforeAll(async () => {
  await startI18n('en');
  declareTexts({ ...formTexts, ...activationTexts });
  await loadTexts('forms', 'limit');
});
afterEach(() => {
  Object.assign(brand, { operatorEmail: undefined, imprintUrl: undefined });
});

const listWays = (amongCodes: boolean) => {
  const { unmount } = render(
    <MemoryRouter>
      <ActivationLimit currentCount={3} amongCodes={amongCodes} />
    </MemoryRouter>,
  );
  const ways = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return ways;
};

describe('ActivationLimit', () => {
  it('should lead to the codes, and not from them to themselves (UI-94)', () => {
    expect(listWays(false)).toEqual(['/help/owner#limit', '/my-codes']);
    expect(listWays(true)).toEqual(['/help/owner#limit']);
  });

  it('should lead to whoever runs the site: by mail, else to the imprint', () => {
    Object.assign(brand, { imprintUrl: 'https://example.com/imprint' });
    expect(listWays(true)).toEqual(['/help/owner#limit', 'https://example.com/imprint']);
    Object.assign(brand, { operatorEmail: 'hi@example.com' });
    expect(listWays(false)).toEqual(['/help/owner#limit', '/my-codes', 'mailto:hi@example.com']);
  });
});
