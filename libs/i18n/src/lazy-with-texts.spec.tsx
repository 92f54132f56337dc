import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { declareTexts, startI18n } from './i18n';
import { lazyWithTexts } from './lazy-with-texts';
import { LostPart, PartBoundary, retryLostParts } from './part-boundary';
import { useTranslation } from './use-translation';

const isOver = () => Promise.resolve({ default: () => <p>The part</p> });
const gone = () => Promise.reject(new Error('ChunkLoadError'));

/** Shows parts beside a field, as on a page of the shell. */
const show = (...parts: ComponentType[]) =>
  act(async () =>
    render(
      <LostPart value={({ error }) => <p role="alert">{String(error)}</p>}>
        <input aria-label="Name" />
        {parts.map((Part, index) => (
          <Suspense key={index} fallback="waiting">
            <Part />
          </Suspense>
        ))}
      </LostPart>,
    ),
  );
const type = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });
const typed = () => screen.getByLabelText<HTMLInputElement>('Name').value;

let errors: jest.SpyInstance;
beforeEach(async () => {
  errors = jest.spyOn(console, 'error').mockImplementation();
  await startI18n('en');
});
afterEach(() => errors.mockRestore());

it('should keep what surrounds a lost part, and load it by one retry', async () => {
  const load = jest.fn(isOver).mockImplementationOnce(gone);
  await show(lazyWithTexts([], load));
  expect(screen.getByRole('alert').textContent).toContain('ChunkLoadError');
  type('Ann');
  await act(async () => retryLostParts());
  screen.getByText('The part');
  expect(screen.queryByRole('alert')).toBeNull();
  expect([typed(), load.mock.calls.length]).toEqual(['Ann', 2]);
});

it('should load all lost parts when the network is back', async () => {
  await show(
    lazyWithTexts([], jest.fn(isOver).mockImplementationOnce(gone)),
    lazyWithTexts([], jest.fn(isOver).mockImplementationOnce(gone)),
  );
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getAllByText('The part')).toHaveLength(2);
});

it('should ask again for texts that did not come', async () => {
  const load = jest.fn(() => Promise.resolve({ default: { hello: 'Hello' } }));
  // Texts are asked for twice before they count as lost.
  for (let times = 0; times < 2; times += 1) load.mockImplementationOnce(() => gone());
  declareTexts({ lost: load });
  function Greeting() {
    const { t } = useTranslation('lost' as 'common');
    return <p>{t('hello' as 'loading')}</p>;
  }
  await show(() => <PartBoundary>{() => <Greeting />}</PartBoundary>);
  expect(screen.getByRole('alert').textContent).toContain('No texts of lost');
  await act(async () => retryLostParts());
  screen.getByText('Hello');
});

it('should keep the state of a part that is loaded where it fails elsewhere', async () => {
  let breaks = true;
  const Field = ({ broken }: { broken: boolean }) => {
    if (broken && breaks) throw new Error('bad answer');
    return <input aria-label={broken ? 'Other' : 'Name'} />;
  };
  const Part = lazyWithTexts([], () => Promise.resolve({ default: Field }));
  await act(async () =>
    render(
      <LostPart value={() => 'lost'}>
        <Suspense fallback="waiting">
          <Part broken={false} />
          <Part broken />
        </Suspense>
      </LostPart>,
    ),
  );
  screen.getByText('lost');
  type('Ann');
  breaks = false;
  await act(async () => retryLostParts());
  screen.getByLabelText('Other');
  expect(typed()).toBe('Ann');
});

it('should count losses, by which builds give their files new addresses', async () => {
  const losses = () => (globalThis as { ringtagLosses?: number }).ringtagLosses ?? 0;
  const before = losses();
  await show(lazyWithTexts([], gone));
  expect(losses()).toBe(before + 1);
});

it('should leave a failure to the boundary around where nothing can stand in its place', async () => {
  const Part = lazyWithTexts([], gone);
  const draw = () => (
    <LostPart value={() => 'lost with what surrounds it'}>
      <PartBoundary>
        {() => (
          <LostPart
            value={({ error }) => {
              throw error;
            }}
          >
            <input aria-label="Name" />
            <Suspense>
              <Part />
            </Suspense>
          </LostPart>
        )}
      </PartBoundary>
    </LostPart>
  );
  await act(async () => render(draw()));
  screen.getByText('lost with what surrounds it');
});
