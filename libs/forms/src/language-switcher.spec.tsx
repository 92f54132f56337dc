import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from '@ringtag/i18n';
import { LanguageSwitcher } from './language-switcher';

describe('LanguageSwitcher', () => {
  const complain = jest.spyOn(console, 'error');
  beforeEach(() => startI18n('en'));
  afterEach(() => localStorage.clear());

  it('should offer the six languages by name and flag', () => {
    render(<LanguageSwitcher />);
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ label }) => label)).toEqual([
      'English',
      'Español',
      'Deutsch',
      'Français',
      'Українська',
      'Русский',
    ]);
    expect(options.filter((option) => option.querySelector('svg'))).toHaveLength(6);
    expect(complain).not.toHaveBeenCalled();
  });

  it('should switch the page to the language that is picked, and remember it', async () => {
    render(<LanguageSwitcher />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sprache' })).toBeTruthy());
    expect(document.documentElement.lang).toBe('de');
    expect(localStorage.getItem('i18nextLng')).toBe('de');
  });
});
