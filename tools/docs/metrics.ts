import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readRules } from '../prometheus/rules';

const ROOT = join(__dirname, '../..');
const SOURCES = ['process-gauges.ts', 'database-gauges.ts'].map((name) =>
  join('api/src/operations/metrics', name),
);

/** A table of the series that the server registers, with their help texts. */
export function listMetrics(): string {
  const rows: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:gauge|counter)$/.test(node.expression.getText())) {
      const [name, help, , labels] = node.arguments;
      if (name && help && ts.isStringLiteral(name) && ts.isStringLiteral(help))
        rows.push(`|\`ringtag_${name.text}${tellLabels(labels)}\`|${help.text}|`);
    }
    ts.forEachChild(node, visit);
  };
  for (const path of SOURCES)
    visit(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true));
  return ['|series|meaning|', '|---|---|', ...rows].join('\n');
}

/** `{state}`, as Prometheus writes them. */
function tellLabels(labels: ts.Expression | undefined): string {
  if (!labels || !ts.isArrayLiteralExpression(labels)) return '';
  return `{${labels.elements.map((each) => (each as ts.StringLiteral).text).join(',')}}`;
}

/** A table of the alerts, each of which leads to its runbook on the same page. */
export function listAlerts(): string {
  const rows = readRules()
    .filter(({ alert }) => alert !== undefined)
    .map(({ alert, labels, annotations, ...rule }) => {
      const summary = annotations!.summary!.replace(/\{\{ \$(?:labels\.)?(\w+)[^}]*\}\}/g, '($1)');
      return `|[${alert}](#${alert!.toLowerCase()})|${labels!.severity}|${summary}|${rule.for ?? ''}|`;
    });
  return ['|alert|severity|it says|after|', '|---|---|---|---|', ...rows].join('\n');
}
