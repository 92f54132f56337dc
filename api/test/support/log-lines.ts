import type { TestApp } from './test-app';

/** The messages that a server has logged at this level, from line number `from` on. */
export function listLines({ logs }: TestApp, level: 'error' | 'warn', from = 0): string[] {
  return logs
    .slice(from)
    .map((line) => JSON.parse(line) as { level: string; msg?: string })
    .filter((line) => line.level === level)
    .map(({ msg }) => msg ?? '');
}
