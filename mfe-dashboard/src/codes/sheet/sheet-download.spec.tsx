import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownTexts } from '../../texts';
import { SheetDownload } from './sheet-download';

it('should offer only as many copies as fit, and go back to the wish where they do', async () => {
  await startI18n('en');
  declareTexts(ownTexts);
  await loadTexts('sheet');
  render(<SheetDownload id="c1" />);
  const choose = (name: string, value: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
  const link = () => screen.getByRole('link', { name: 'Download sheet (PDF)' }).getAttribute('href');
  const path = '/api/my-codes/c1/sheet.pdf';
  await choose('Paper', 'A4');
  await choose('Copies', '12');
  expect(link()).toBe(`${path}?paper=A4&size=35&copies=12`);
  await choose('Width', '70 mm');
  expect(link()).toBe(`${path}?paper=A4&size=70&copies=6`);
  await choose('Paper', 'Letter');
  expect(link()).toBe(`${path}?paper=Letter&size=70&copies=4`);
  await choose('Width', '25 mm');
  expect(link()).toBe(`${path}?paper=Letter&size=25&copies=12`);
});
