import { useLocation, useRoutes } from '@ringtag/vendor/router';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { render, screen } from '@testing-library/react';
import ActivatedPage from './activated.page';
import { readArrival } from './outcome';

function Card() {
  const { pathname, state } = useLocation();
  return `${pathname}: ${readArrival(state)}`;
}

function Pages() {
  return useRoutes([
    { path: '/scan/:alias/activated', element: <ActivatedPage /> },
    { path: '/scan/:alias', element: <Card /> },
  ]);
}

it('should go on to the card, which tells of the activation', () => {
  render(
    <MemoryRouter initialEntries={['/scan/BCDF-2345/activated']}>
      <Pages />
    </MemoryRouter>,
  );
  expect(screen.getByText('/scan/BCDF2345: activated')).toBeTruthy();
});
