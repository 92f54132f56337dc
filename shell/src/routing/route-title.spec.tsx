import type { RemoteEntry } from '@ringtag/contracts';
import { usePageTitle } from '@ringtag/i18n';
import { Link } from '@ringtag/vendor/router';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouteTitle } from './route-title';

const describeIn = (titles: Record<string, string | undefined>): RemoteEntry[] => [
  {
    name: 'mfe-test',
    contractVersion: 1,
    manifest: '/m.json',
    routes: Object.entries(titles).map(([path, title]) => ({
      path,
      authorities: [],
      ...(title && { title }),
    })),
    navigation: [],
  },
];

function Named({ title }: { title: string | undefined }) {
  usePageTitle(title);
  return <Link to="/other">Other</Link>;
}

function Page({ titles, own }: { titles: Record<string, string | undefined>; own?: string }) {
  return (
    <MemoryRouter initialEntries={['/home']}>
      <RouteTitle remotes={describeIn(titles)} />
      <Named title={own} />
    </MemoryRouter>
  );
}

it('should name the document after the page, in another language too', () => {
  const { rerender } = render(<Page titles={{ '/home': 'Home' }} />);
  expect(document.title).toBe('Home · Ringtag');
  rerender(<Page titles={{ '/home': 'Start' }} />);
  expect(document.title).toBe('Start · Ringtag');
});

it('should leave the name that a page has given itself, until another page is opened', async () => {
  const { rerender } = render(<Page titles={{ '/home': 'Home', '/other': undefined }} own="Ann" />);
  expect(document.title).toBe('Ann · Ringtag');
  rerender(<Page titles={{ '/home': 'Start', '/other': undefined }} own="Ann" />);
  expect(document.title).toBe('Ann · Ringtag');
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  expect(document.title).toBe('Ringtag');
});
