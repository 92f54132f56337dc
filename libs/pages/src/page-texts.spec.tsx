import { chooseLocale, startI18n, useErrorText } from '@ringtag/i18n';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { withPageTexts } from './page-texts';

function Failure() {
  return <p>{useErrorText()({ textKey: 'alias_taken' })}</p>;
}

it('should bring the texts of errors that only people who are signed in meet, in each language chosen later, too', async () => {
  await startI18n('en');
  render(<Failure />);
  screen.getByText('An unknown error occurred');
  await act(() => withPageTexts(async () => undefined)('en'));
  screen.getByText('This code already exists');
  await act(() => chooseLocale('de'));
  screen.getByText('Diesen Code gibt es schon');
});
