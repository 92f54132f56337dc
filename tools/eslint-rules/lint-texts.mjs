import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

// Answers what eslint.config.mjs finds in texts: a process of its own, because Jest cannot load the configuration.
// Nx's rule would read a graph that may not be there.
const eslint = new ESLint({ overrideConfig: { rules: { '@nx/enforce-module-boundaries': 'off' } } });

const texts = JSON.parse(await text(process.stdin));
const findings = [];
for (const { code, filePath } of texts) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  findings.push(messages.map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(findings));
