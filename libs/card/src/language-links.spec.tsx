import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageLinks } from './language-links';

it('should load the page in a language, or change it in place where somebody listens', async () => {
  const chosen = jest.fn();
  const clicked = jest.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('click', clicked);
  const list = { label: 'Language', languages: ['en', 'de'], current: 'en' } as const;
  const { rerender } = render(<LanguageLinks {...list} />);
  const german = screen.getByRole('link', { name: 'Deutsch' });
  expect([german.getAttribute('href'), german.lang]).toEqual(['?locale=de', 'de']);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('English');
  rerender(<LanguageLinks {...list} onChoose={chosen} />);
  await userEvent.click(german);
  expect(chosen.mock.calls).toEqual([['de']]);
  expect(clicked).toHaveReturnedWith(true);
  document.removeEventListener('click', clicked);
});
