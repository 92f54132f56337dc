import { renderPage } from '@ringtag/pages/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import FindCodePage from './find-code.page';

const show = () => renderPage({ remote, Page: FindCodePage, path: '/scan' });
const code = () => screen.getByLabelText<HTMLInputElement>(/^Code/);
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

it.each(['BCDF-2345', 'bcdf2345', ' bcdf 23-45 ', 'BCDF-2345).'])(
  'should open the page of the code typed as "%s"',
  async (typed) => {
    const { address } = await show();
    await userEvent.type(code(), typed);
    await open();
    expect(address()).toBe('/scan/BCDF2345');
  },
);

it.each(['', 'ab', 'ab/cd', 'a'.repeat(33)])('should say that "%s" is no code and stay', async (typed) => {
  const { address } = await show();
  if (typed) await userEvent.type(code(), typed);
  await open();
  expect(screen.getByText('A code has 3 to 32 letters and digits')).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(address()).toBe('/scan');
  await userEvent.type(code(), 'x');
  expect(screen.queryByText('A code has 3 to 32 letters and digits')).toBeNull();
});
