import mapValues from 'lodash/mapValues';
import { type Figures, forecast } from './forecast';

/** The rows of the tables of docs/capacity.md, in their order, as the page calls them. */
const COSTS = {
  'document, once': 'document of a scan, once',
  'document, often': 'document of a scan, often',
  'JSON, once': 'the same as JSON, once',
  'JSON, often': 'the same as JSON, often',
  message: 'message',
  reply: 'reply',
  activation: 'activation',
  'idle second': 'a second of an idle replica',
};
const BYTES = {
  code: 'code',
  activation: 'activation, with the account of its owner and the audit log',
  message: 'message of 18 words',
  reply: 'reply of 18 words',
  scannedDay: 'a day on which a code was scanned',
};
/** Codes, and scans a second. */
const NEEDS = [
  [1e6, 100],
  [1e6, 1_000],
  [1e6, 10_000],
  [1e7, 100],
  [1e7, 1_000],
  [1e8, 100],
  [1e8, 1_000],
] as const;

export interface PageFigures extends Figures {
  costs: Record<keyof typeof COSTS, Figures['costs']['message']>;
}

/**
 * The page with these figures in its tables, and with what is computed from them. It is computed from the figures as the
 * page shows them, so that `toPage(page, readFigures(page))` changes nothing.
 */
export function toPage(page: string, figures: PageFigures): string {
  const shown = {
    costs: mapValues(figures.costs, (cost) => mapValues({ ...cost }, (value) => toHundredths(value))),
    bytes: mapValues(figures.bytes, Math.round),
  } as PageFigures;
  const costs = rows(COSTS, (kind) => {
    const { api, database, statements } = shown.costs[kind];
    return [api, database, statements].map(tell);
  });
  const bytes = rows(BYTES, (kind) => [tell(shown.bytes[kind])]);
  const needs = NEEDS.map(([codes, scans]) => {
    const { replicas, databaseCores, connections, ...rest } = forecast(shown, codes, scans);
    const sizes = [rest.gigabytesAtFirst.toFixed(1), tell(Math.round(rest.gigabytesPerYear))];
    const numbers = [scans, replicas, databaseCores, connections, Math.round(rest.statementsPerSecond)];
    return [`${codes / 1e6} million`, ...numbers.map(tell), ...sizes];
  });
  const tables = {
    costs: toTable(['what', 'API', 'database', 'statements'], costs),
    bytes: toTable(['what', 'bytes in the database, with indexes'], bytes),
    needs: toTable(
      [
        'codes',
        'scans a second',
        'replicas',
        'cores of the database',
        'connections',
        'statements a second',
        'GB of codes',
        'GB a year',
      ],
      needs,
    ),
  };
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(toBlock(name), (_, begin: string, end: string) => `${begin}${table}${end}`),
    page,
  );
}

/** The figures that the page shows. */
export function readFigures(page: string): PageFigures {
  const costs = readRows(page, 'costs', COSTS);
  const bytes = readRows(page, 'bytes', BYTES);
  return {
    costs: mapValues(costs, ([api, database, statements]) => ({ api, database, statements })),
    bytes: mapValues(bytes, ([first]) => first),
  } as PageFigures;
}

/** What is between its marks. */
const toBlock = (name: string): RegExp =>
  new RegExp(`(<!-- measured: ${name} -->\n\n)[^]*?(\n\n<!-- /measured -->)`);

const toTable = (heads: string[], all: string[][]): string =>
  [heads, ['---', ...heads.slice(1).map(() => '--:')], ...all]
    .map((cells) => `|${cells.join('|')}|`)
    .join('\n');

function rows<Kind extends string>(
  names: Record<Kind, string>,
  toCells: (kind: Kind) => string[],
): string[][] {
  return (Object.keys(names) as Kind[]).map((kind) => [names[kind], ...toCells(kind)]);
}

function readRows<Kind extends string>(page: string, block: string, names: Record<Kind, string>) {
  const [table = ''] = toBlock(block).exec(page) ?? [];
  const lines = table.split('\n').map((line) => line.split('|').slice(1, -1));
  return mapValues(names, (name) => {
    const [, ...cells] = lines.find(([first]) => first === name) ?? [];
    return cells.map((cell) => Number(cell.replace(/,/g, '').replace(/^< .*/, '0')));
  }) as Record<Kind, number[]>;
}

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

const tell = (value: number): string =>
  value < 0.005 ? '< 0.01' : value.toLocaleString('en', { maximumFractionDigits: 2 });
