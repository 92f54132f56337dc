import type { ReactNode } from 'react';

/** How long a toast stays, in ms (specification 9). */
export const TOAST_MS = 5000;
/** How long a dismissed toast is kept in the store, in ms (specification 9). */
export const TOAST_REMOVE_MS = 1_000_000;

export interface ToastOptions {
  title?: ReactNode;
  description: ReactNode;
  variant?: 'default' | 'success' | 'error';
  /** One action, such as Undo. There must be another way to do it, because the toast disappears. */
  action?: { label: string; onSelect: () => void };
  /** How long the toast is shown, in ms; 5000 if left out. Infinity keeps it until it is closed. */
  duration?: number;
  /** The top end corner if left out (specification 9). Upload failures are shown in the centre (specification 8). */
  placement?: 'top-end' | 'top-center';
}

/** A toast in the store (specification 3). */
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

// Each separately built part of the page has its own copy of this module. A global symbol makes them share one store.
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

/** Shows a toast; it replaces the visible one. Answers its id for later changes. */
export function showToast(options: ToastOptions): number {
  store.lastId += 1;
  set({ ...options, id: store.lastId, open: true });
  return store.lastId;
}

/** Changes a visible toast, such as from "Sending …" to "Sent". If `duration` changes, its time starts again. */
export function updateToast(id: number, changes: Partial<ToastOptions>): void {
  const { current } = store;
  if (current?.id === id && current.open) set({ ...current, ...changes });
}

/** Closes the visible toast. Does nothing if another toast has replaced the one with this id. */
export function dismissToast(id?: number): void {
  const { current } = store;
  if (current?.open && (id === undefined || current.id === id)) set({ ...current, open: false });
}

/** The newest toast. A closed toast is included until it is removed. */
export function currentToast(): ToastEntry | undefined {
  return store.current;
}

export function subscribeToToasts(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}
