import { chooseLocale, declareTexts, loadTexts, startI18n, useErrorText } from '@ringtag/i18n';
import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { pageTexts } from './texts';

function Failures() {
  const say = useErrorText();
  return (
    <>
      <p>{say({ textKey: 'alias_taken' })}</p>
      <p>{say({ textKey: 'validation_failed', fieldErrors: [{ code: 'isCurrentPassword' }] })}</p>
    </>
  );
}

it('should bring the texts of errors that only people who are signed in meet, in each language chosen later, too', async () => {
  await startI18n('en');
  render(<Failures />);
  expect(screen.getAllByText('An unknown error occurred')).toHaveLength(2);
  declareTexts(pageTexts);
  await act(() => loadTexts('signedIn'));
  screen.getByText('This code already exists');
  screen.getByText('That isn’t your current password');
  await act(() => chooseLocale('de'));
  screen.getByText('Diesen Code gibt es schon');
  screen.getByText('Das ist nicht Ihr aktuelles Passwort');
});
