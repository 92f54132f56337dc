import { chooseLocale, declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CsvDialog from './csv-dialog';
import { listTexts } from './texts';

installDialogInJsdom();

beforeAll(async () => {
  await startI18n('en');
  declareTexts(listTexts);
  await loadTexts('lists');
});
beforeEach(() => localStorage.clear());
afterEach(() => chooseLocale('en'));

const show = () => {
  const onClose = jest.fn();
  render(<CsvDialog open onClose={onClose} path={(separator) => `/list.csv?separator=${separator}`} />);
  return onClose;
};
const file = () => screen.getByRole('link').getAttribute('href');

it.each([
  ['en', 'comma'],
  ['de', 'semicolon'],
  ['uk', 'semicolon'],
] as const)('should offer the separator of spreadsheets in %s first: %s', async (locale, separator) => {
  await chooseLocale(locale);
  show();
  expect(file()).toBe(`/list.csv?separator=${separator}`);
});

it('should look at the country of the browser, too', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'es-MX']);
  await chooseLocale('es');
  show();
  expect(file()).toBe('/list.csv?separator=comma');
  jest.restoreAllMocks();
});

it('should remember what was chosen, and close when the download begins', async () => {
  show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column separator' }), 'Semicolon');
  expect(file()).toBe('/list.csv?separator=semicolon');
  document.body.replaceChildren();
  const onClose = show();
  expect(file()).toBe('/list.csv?separator=semicolon');
  // jsdom loads no pages.
  screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: 'Download' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('should guess again where something else was stored', () => {
  localStorage.setItem('csv-separator', 'x');
  show();
  expect(file()).toBe('/list.csv?separator=comma');
});
