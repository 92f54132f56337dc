import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(__dirname, '../../deploy/prometheus');
const DASHBOARD = join(__dirname, '../../deploy/grafana/ringtag.json');

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

/** The queries of the dashboard, which Grafana has exported. */
export function readQueries(): string[] {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

/** The names of all series of servers that rules and dashboard ask for. */
export function listAskedSeries(): string[] {
  const asked = [...readRules().map(({ expr }) => expr), ...readQueries()];
  return [...new Set(asked.flatMap(findSeries))].sort();
}

/** Of a query: neither names that rules record, nor labels and functions. */
function findSeries(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, '').replace(/\{[^}]*\}/g, '');
  return bare.match(/(?<![\w:])(?:ringtag|http|nodejs|process)_\w+/g) ?? [];
}
