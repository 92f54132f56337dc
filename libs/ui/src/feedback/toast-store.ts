import type { ReactNode } from 'react';

/** How long a toast stays, in ms (specification 9). */
export const TOAST_MS = 5000;
/** How long a toast that was dismissed stays known, in ms (specification 9). */
export const TOAST_REMOVE_MS = 1_000_000;

export interface ToastOptions {
  title?: ReactNode;
  description: ReactNode;
  variant?: 'default' | 'success' | 'error';
  /** One way to react, such as Undo. Never the only way: the toast goes away. */
  action?: { label: string; onSelect: () => void };
  /** Time on the screen in ms, 5000 when left out; Infinity keeps it until it is closed. */
  duration?: number;
  /** The top end corner unless it says otherwise (specification 9; 8: upload failures stand in the centre). */
  placement?: 'top-end' | 'top-center';
}

/** A toast as the store knows it (specification 3). */
export interface ToastEntry extends ToastOptions {
  id: number;
  open: boolean;
}

interface ToastStore {
  current: ToastEntry | undefined;
  lastId: number;
  removal: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
}

// Every separately built part of the page carries its own copy of this module; they must meet in one store.
const KEY = Symbol.for('@ringtag/ui/toast');
const registry = globalThis as typeof globalThis & { [KEY]?: ToastStore };
const store = (registry[KEY] ??= {
  current: undefined,
  lastId: 0,
  removal: undefined,
  listeners: new Set(),
});

function set(entry: ToastEntry | undefined) {
  clearTimeout(store.removal);
  store.current = entry;
  if (entry && !entry.open) store.removal = setTimeout(() => set(undefined), TOAST_REMOVE_MS);
  store.listeners.forEach((listener) => listener());
}

/** Shows a toast in place of the one that is visible, if any; answers its id for later changes. */
export function showToast(options: ToastOptions): number {
  store.lastId += 1;
  set({ ...options, id: store.lastId, open: true });
  return store.lastId;
}

/** Changes a toast that is still visible, such as "Sending …" to "Sent"; its time starts anew if `duration` changes. */
export function updateToast(id: number, changes: Partial<ToastOptions>): void {
  const { current } = store;
  if (current?.id === id && current.open) set({ ...current, ...changes });
}

/** Closes the visible toast, or nothing if `id` names one that another has replaced. */
export function dismissToast(id?: number): void {
  const { current } = store;
  if (current?.open && (id === undefined || current.id === id)) set({ ...current, open: false });
}

/** The newest toast, also after it was closed, until it is removed. */
export function currentToast(): ToastEntry | undefined {
  return store.current;
}

export function subscribeToToasts(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}
