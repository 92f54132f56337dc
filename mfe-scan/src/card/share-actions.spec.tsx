import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { ShareActions } from './share-actions';

const URL_OF_CODE = 'http://localhost/scan/BCDF2345';
const button = (name: string) => screen.findByRole('button', { name });

function withNavigator(property: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, property, { value, configurable: true });
}

beforeEach(async () => {
  await startI18n('en');
  declareTexts(remote.texts);
  await loadTexts('scan');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const show = () => {
  const user = userEvent.setup();
  render(<ShareActions alias="BCDF2345" name="Ann Lee" />);
  return user;
};

it('should copy the address of the code and say so', async () => {
  const user = show();
  await user.click(await button('Copy link'));
  await button('Link copied');
  expect(await navigator.clipboard.readText()).toBe(URL_OF_CODE);
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ['has no clipboard', undefined],
])('should offer the address to be copied by hand where the browser %s', async (_, clipboard) => {
  const user = show();
  withNavigator('clipboard', clipboard);
  await user.click(await button('Copy link'));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy link' });
  expect(document.activeElement).toBe(link);
  expect(link.value.slice(link.selectionStart!, link.selectionEnd!)).toBe(URL_OF_CODE);
});

it('should open the share sheet where there is one, and go on when it is closed', async () => {
  const shared: unknown[] = [];
  withNavigator('share', (data: unknown) => {
    shared.push(data);
    return Promise.reject(new Error('AbortError'));
  });
  await show().click(await button('Share'));
  expect(shared).toEqual([{ title: 'Ann Lee', url: URL_OF_CODE }]);
});

it('should offer no share sheet where there is none', async () => {
  show();
  await button('Copy link');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});
