import { THEME_STORE_KEY } from '@ringtag/session';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useStoredMode } from './use-stored-mode';

const root = document.documentElement;

function storedInOtherTab(theme: object) {
  localStorage.setItem(THEME_STORE_KEY, JSON.stringify(theme));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORE_KEY })));
}

describe('mode without the display state', () => {
  it('should start with the stored choice, follow another tab, and apply what is chosen', async () => {
    localStorage.setItem(THEME_STORE_KEY, JSON.stringify({ mode: 'light', followsSystem: true }));
    const { result } = renderHook(useStoredMode);
    expect(result.current[0]).toBe('system');

    storedInOtherTab({ mode: 'dark' });
    await waitFor(() => expect(root.className).toBe('dark'));
    await waitFor(() => expect(result.current[0]).toBe('dark'));

    act(() => result.current[1]('light'));
    expect(result.current[0]).toBe('light');
    await waitFor(() => expect(root.className).toBe('light'));
    expect(JSON.parse(localStorage.getItem(THEME_STORE_KEY)!)).toMatchObject({ mode: 'light' });
  });
});
