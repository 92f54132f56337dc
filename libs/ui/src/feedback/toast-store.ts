import type { ReactNode } from 'react';
import type { Tone } from '../lite/alert';

/** How long a toast stays, in ms (specification 9). */
export const TOAST_MS = 5000;

export interface ToastOptions {
  message: ReactNode;
  title?: ReactNode;
  tone?: Tone;
  /** One way to react, such as Undo. Never the only way: the toast goes away. */
  action?: { label: string; onSelect: () => void };
  /** Time on the screen in ms; Infinity keeps it until it is closed. */
  duration?: number;
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

interface ToastStore {
  current: ToastEntry | undefined;
  lastId: number;
  listeners: Set<() => void>;
}

// Every separately built part of the page carries its own copy of this module; they must meet in one store.
const KEY = Symbol.for('@ringtag/ui/toast');
const registry = globalThis as typeof globalThis & { [KEY]?: ToastStore };
const store = (registry[KEY] ??= { current: undefined, lastId: 0, listeners: new Set() });

function set(entry: ToastEntry | undefined) {
  store.current = entry;
  store.listeners.forEach((listener) => listener());
}

/** Shows a toast in place of the one that is visible, if any. */
export function showToast(options: ToastOptions): void {
  store.lastId += 1;
  set({ ...options, id: store.lastId });
}

export function dismissToast(): void {
  set(undefined);
}

export function currentToast(): ToastEntry | undefined {
  return store.current;
}

export function subscribeToToasts(listener: () => void): () => void {
  store.listeners.add(listener);
  return () => store.listeners.delete(listener);
}
