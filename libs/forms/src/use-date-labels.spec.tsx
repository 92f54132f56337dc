import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { DatePicker } from '@ringtag/ui';
import { render, screen } from '@testing-library/react';
import { formTexts } from './texts';
import { useDateLabels } from './use-date-labels';

function Birthday() {
  return (
    <DatePicker {...useDateLabels()} value="2026-03-08" onChange={() => undefined} format="D MMMM YYYY" />
  );
}

describe('useDateLabels', () => {
  it('should give the labels and the names of the language of the page', async () => {
    await startI18n('de');
    declareTexts(formTexts);
    await loadTexts('forms');
    render(<Birthday />);
    expect(screen.getByRole('button', { name: 'Kalender öffnen' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('8 März 2026');
  });
});
