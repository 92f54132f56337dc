import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildDashboard, listQueries } from '../dashboard/dashboard';

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

/** The names of all series of servers that rules and dashboard ask for. */
export function listAskedSeries(): string[] {
  const asked = [...readRules().map(({ expr }) => expr), ...listQueries(buildDashboard())];
  return [...new Set(asked.flatMap(findSeries))].sort();
}

/** Of a query: neither names that rules record, nor labels and functions. */
function findSeries(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}/g, '');
  return bare.match(/(?<![\w:])(?:ringtag|http|nodejs|process)_\w+/g) ?? [];
}
