import type { Counter, Gauge, Registry } from 'prom-client';

export interface Value {
  labels?: Record<string, string>;
  value: number;
}
export type Read = () => Value[] | Promise<Value[]>;
/** Registers a figure. `read` is called whenever the metrics are asked for. If it answers no values, the figure is left out. */
export type Add = (name: string, help: string, read: Read, labelNames?: string[]) => void;

export const one = (value: number): Value[] => [{ value }];

/** Answers the function that registers figures of a kind. */
export function adder(Kind: typeof Gauge | typeof Counter, register: Registry): Add {
  return (name, help, read, labelNames = []) =>
    new Kind({
      name: `ringtag_${name}`,
      help,
      labelNames,
      registers: [register],
      async collect() {
        const values = await read();
        // After the wait, and in one go: two scrapes at the same time must not add up.
        this.reset();
        // Without labels, `reset` sets 0 instead of taking the figure away.
        if (labelNames.length === 0) this.remove();
        for (const { labels = {}, value } of values) (this as Gauge).inc(labels, value);
      },
    });
}
