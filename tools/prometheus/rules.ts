import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(__dirname, '../../deploy/prometheus');

export interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  for?: string;
  labels?: { severity: string };
  annotations?: { summary: string; runbook_url: string };
}

/** A file of deploy/prometheus as text. */
export function readDeployed(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

/** The rules of deploy/prometheus/ringtag.rules.yml. */
export function readRules(): Rule[] {
  const { groups } = parse(readDeployed('ringtag.rules.yml')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** The names of the series of servers in a query: neither those that rules record, nor labels and functions. */
export function findSeries(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}/g, '');
  return bare.match(/(?<![\w:])(?:ringtag|http|nodejs|process)_\w+/g) ?? [];
}
