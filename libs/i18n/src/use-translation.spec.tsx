import { render, screen } from '@testing-library/react';
import { act, Component, type ReactNode, Suspense } from 'react';
import { chooseLocale, declareTexts, startI18n } from './i18n';
import type { LoadTexts } from './texts';
import { useTranslation } from './use-translation';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? 'failed' : this.props.children);
}

function Greeting({ of }: { of: string }) {
  const { t } = useTranslation(of as 'common');
  return <p>{t('hello' as 'loading')}</p>;
}

const show = (namespace: string) =>
  act(async () =>
    render(
      <Boundary>
        <Suspense fallback="waiting">
          <Greeting of={namespace} />
        </Suspense>
      </Boundary>,
    ),
  );
const hello = (text: string) => Promise.resolve({ default: { hello: text } });

beforeEach(() => startI18n('en'));

it('should load what is declared when a component asks for it, and show no key meanwhile', async () => {
  let arrive: () => void = () => undefined;
  const come = new Promise<void>((resolve) => (arrive = resolve));
  const load = jest.fn<ReturnType<LoadTexts>, [string]>(async (locale) => {
    await come;
    return hello(`Hello in ${locale}`);
  });
  declareTexts({ asked: load });
  expect(load).not.toHaveBeenCalled();
  await show('asked');
  screen.getByText('waiting');
  await act(async () => arrive());
  screen.getByText('Hello in en');
  await act(() => chooseLocale('de'));
  screen.getByText('Hello in de');
  expect(load.mock.calls).toEqual([['en'], ['de']]);
});

it('should fail the component whose texts did not come, and try again once they are declared anew', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const load = jest.fn<ReturnType<LoadTexts>, []>(() => Promise.reject(new Error('offline')));
  declareTexts({ missing: load });
  const { unmount } = await show('missing');
  screen.getByText('failed');
  expect(load).toHaveBeenCalledTimes(2);
  unmount();
  declareTexts({ missing: () => hello('Hello') });
  await show('missing');
  screen.getByText('Hello');
  errors.mockRestore();
});
