import zipObject from 'lodash/zipObject';
import type { Counter, Gauge, Registry } from 'prom-client';

/**
 * A number. Of a figure with labels: numbers by the values of its labels, which are separated by a space. Without a value,
 * the figure is left out.
 */
type Reading = number | Record<string, number> | undefined;

/** Registers a figure. `read` is called whenever the metrics are asked for. */
export type Add = (
  name: string,
  help: string,
  read: () => Reading | Promise<Reading>,
  labelNames?: string[],
) => void;

/** Answers the function that registers figures of a kind. */
export function adder(Kind: typeof Gauge | typeof Counter, register: Registry): Add {
  return (name, help, read, labelNames = []) =>
    new Kind({
      name: `ringtag_${name}`,
      help,
      labelNames,
      registers: [register],
      async collect() {
        const reading = await read();
        // After the wait, and in one go: two scrapes at the same time must not add up.
        this.reset();
        // Without labels, `reset` sets 0 instead of taking the figure away.
        if (labelNames.length === 0) this.remove();
        const values = typeof reading === 'number' ? { '': reading } : reading;
        for (const [labels, value] of Object.entries(values ?? {}))
          (this as Gauge).inc(zipObject(labelNames, labels.split(' ')), value);
      },
    });
}
