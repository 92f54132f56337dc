import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Redirect, useLocation } from '.';
import { MemoryRouter } from './testing';

it('should show the other page with its state, also where it is drawn again with another object', () => {
  const states: unknown[] = [];
  function Page() {
    const { key, pathname, search, state } = useLocation();
    useEffect(() => void states.push(state), [key, state]);
    if (states.length > 9) throw new Error('It navigates for ever');
    return (
      <>
        <p>{pathname + search}</p>
        <Redirect to="/there?from=here" state={{ arrival: 'activated' }} />
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Page />
    </MemoryRouter>,
  );
  expect(screen.getByText('/there?from=here')).toBeTruthy();
  expect(states.at(-1)).toEqual({ arrival: 'activated' });
});
