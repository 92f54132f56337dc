import { forgetToken } from '@ringtag/session';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptLinkToken } from './use-link-token';

const PATH = '/gift';

function Page() {
  const token = useKeptLinkToken(PATH);
  const [answered, setAnswered] = useState(false);
  const answer = () => {
    forgetToken(PATH);
    setAnswered(true);
  };
  return <button onClick={answer}>{answered ? 'answered' : token}</button>;
}

const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page />
    </MemoryRouter>,
  );
beforeEach(() => sessionStorage.clear());

it('should keep the secret of a link in the tab until it is answered', () => {
  show(`${PATH}?token=secret`).unmount();
  show(PATH);
  act(() => screen.getByText('secret').click());
  expect(screen.getByText('answered')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

it('should not keep it again where the page that has brought it draws again', () => {
  show(`${PATH}?token=secret`);
  act(() => screen.getByText('secret').click());
  expect(screen.getByText('answered')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});
