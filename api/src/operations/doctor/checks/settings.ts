import type { Config } from '../../../platform/config/config';
import type { UsableConfig } from '../../../platform/config/load-usable-config';
import { findLogoFault } from '../../../platform/pictures/logo-icons';
import { type Findings, type Finding, ok, problem, warning } from '../finding';

/** In bits. 32 random hexadecimal digits have more than 85 by this measure. */
const LEAST_ENTROPY = 80;

/** Wrong settings, as the server says them, and those that it accepts although they are unwise in production. */
export async function* checkSettings({ config, problems, misspelt }: UsableConfig): Findings {
  const ofLogo = await findLogoFault(config.brand.logo);
  const faults = ofLogo ? [...problems, ofLogo] : problems;
  for (const each of faults) {
    const [name, reason] = each.split(/: (.*)/s);
    yield problem(`${name}: ${reason}.`, 'Fix it (docs/reference.md, Configuration).');
  }
  if (faults.length === 0) yield ok('The server accepts all settings.');
  for (const each of misspelt) yield warning(each, 'Correct its name, or remove it.');
  yield* environmentFindings(config);
  if (config.server.production) yield* unwise(config);
}

function* environmentFindings({ server }: Config): Generator<Finding> {
  if (server.production) return;
  const todo = 'Set NODE_ENV=production on every public server.';
  const what = `NODE_ENV is ${server.environment}, so anyone can read the development mailbox.`;
  const isOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(server.publicUrl).hostname);
  yield isOwnMachine ? warning(what, todo) : problem(what, todo);
}

function* unwise({ security, site, metrics }: Config): Generator<Finding> {
  if (estimateEntropy(security.secret) < LEAST_ENTROPY)
    yield problem(
      'SECRET_KEY is easy to guess, and emailed codes and links are derived from it.',
      'Replace it with the output of "openssl rand -hex 32" (docs/operations.md, How do I replace SECRET_KEY?).',
    );
  if (security.adminPassword)
    yield warning(
      'ADMIN_PASSWORD is still set.',
      'Remove it once the administrator has signed in and chosen another password.',
    );
  if (!site.operatorName || !site.operatorEmail)
    yield warning(
      'OPERATOR_NAME or OPERATOR_EMAIL is missing, so the legal pages do not say who is responsible.',
      'Set both.',
    );
  if (!metrics.token)
    yield warning(
      'METRICS_TOKEN is missing, so this server is not monitored.',
      'Set it to the output of "openssl rand -hex 16", and let Prometheus read /metrics.',
    );
}

/**
 * Bits: the entropy of one character by its frequency (Shannon), for each three characters that are not there already.
 * Finds repeated characters, words and series. A sentence passes.
 */
function estimateEntropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const share = (count: number) => count / text.length;
  const bits = [...counts.values()].reduce((sum, count) => sum - share(count) * Math.log2(share(count)), 0);
  return bits * new Set(Array.from(text, (_, at) => text.slice(at, at + 3))).size;
}
