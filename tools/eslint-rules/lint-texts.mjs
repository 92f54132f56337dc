import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

// Answers what some rules find in texts, as eslint.config.mjs sets them: a process of its own, because Jest cannot load
// the configuration.
const { rules, texts } = JSON.parse(await text(process.stdin));

/** The other rules read whole projects and their types, which takes most of the time. */
async function turnOffOthers() {
  const configured = new ESLint();
  const configs = await Promise.all(texts.map(({ filePath }) => configured.calculateConfigForFile(filePath)));
  const others = configs
    .flatMap((config) => Object.keys(config.rules))
    .filter((rule) => !rules.includes(rule));
  return Object.fromEntries(others.map((rule) => [rule, 'off']));
}

const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: await turnOffOthers(),
  },
});

const findings = [];
for (const { code, filePath } of texts) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  findings.push(messages.map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(findings));
