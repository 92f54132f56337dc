import { act, renderHook } from '@testing-library/react';
import { useNewBuilds } from './use-new-builds';

let served: string[];
let asked: number;
jest.mock('../../../remotes/find-new-builds', () => ({
  findNewBuilds: () => {
    asked += 1;
    return Promise.resolve(served);
  },
}));

describe('useNewBuilds', () => {
  let unsaved: boolean;
  const guard = (event: Event) => unsaved && event.preventDefault();
  beforeEach(() => {
    jest.useFakeTimers();
    [served, asked, unsaved] = [[], 0, false];
    window.addEventListener('beforeunload', guard);
  });
  afterEach(() => {
    window.removeEventListener('beforeunload', guard);
    document.body.replaceChildren();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const start = () => renderHook(() => useNewBuilds()).result;
  /** An event, and the time within which pages ask. */
  const tell = async (result: ReturnType<typeof start>) => {
    act(() => result.current.look());
    await pass(15_000);
  };

  it('should say that there is another build, and nothing where there is none', async () => {
    const result = start();
    await tell(result);
    expect([asked, result.current.isShown]).toEqual([1, false]);
    served = ['/one.2.js'];
    await tell(result);
    expect(result.current.isShown).toBe(true);
    // It was taken back.
    served = [];
    await tell(result);
    expect(result.current.isShown).toBe(false);
  });

  it('should wait until everything is saved, and step back when somebody types', async () => {
    served = ['/saved.2.js'];
    unsaved = true;
    const result = start();
    await tell(result);
    expect(result.current.isShown).toBe(false);
    unsaved = false;
    await pass(1000);
    expect(result.current.isShown).toBe(true);
    unsaved = true;
    await pass(1000);
    expect(result.current.isShown).toBe(false);
  });

  it('should wait for a text that no form saves, until it is sent or gone', async () => {
    served = ['/typed.2.js'];
    const result = start();
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = 'Thank you';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await tell(result);
    expect(result.current.isShown).toBe(false);
    field.value = '';
    await pass(1000);
    expect(result.current.isShown).toBe(true);
    field.value = 'Again';
    await pass(1000);
    expect(result.current.isShown).toBe(false);
    field.remove();
    await pass(1000);
    expect(result.current.isShown).toBe(true);
  });

  it('should say nothing again of what was closed, on no page, but say it of the next build', async () => {
    served = ['/closed.2.js'];
    const result = start();
    await tell(result);
    act(() => result.current.close());
    expect(result.current.isShown).toBe(false);
    await tell(result);
    const next = start();
    await tell(next);
    expect([result.current.isShown, next.current.isShown]).toEqual([false, false]);
    served = ['/closed.3.js'];
    await tell(next);
    expect(next.current.isShown).toBe(true);
  });

  it('should ask once for several events, and only when somebody sees the page', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const result = start();
    act(() => result.current.look());
    await tell(result);
    expect(asked).toBe(0);
    visibility.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(asked).toBe(1);
  });
});
