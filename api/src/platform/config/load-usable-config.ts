import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { ConfigError, loadConfig } from './load-config';
import { listMisspelt } from './misspelt-variables';

/** Stand in for mandatory settings that are wrong. All other settings get their defaults. */
const SUBSTITUTES: Record<string, () => string> = {
  SECRET_KEY: () => randomBytes(32).toString('hex'),
  PUBLIC_URL: () => 'https://localhost',
  SMTP_URL: () => 'smtp://localhost',
};

export interface UsableConfig {
  /** Has a substitute or the default for each wrong setting. */
  config: Config;
  /** What is wrong, as `loadConfig` says it: `NAME: reason`. */
  problems: string[];
  /** The names of the wrong settings. */
  wrong: ReadonlySet<string>;
  /** Variables that nobody reads, as `listMisspelt` says it. */
  misspelt: string[];
}

/** Like `loadConfig`, for a command that has to work with wrong settings too. Writes no file. */
export function loadUsableConfig(environment: NodeJS.ProcessEnv = process.env): UsableConfig {
  const usable = { ...environment };
  const isMissingSecret = usable.NODE_ENV !== 'production' && !usable.SECRET_KEY;
  // loadConfig would make the file.
  if (isMissingSecret && !existsSync(join(usable.DATA_DIR ?? '.data', 'secret')))
    usable.SECRET_KEY = SUBSTITUTES.SECRET_KEY!();
  const problems: string[] = [];
  const wrong = new Set<string>();
  for (;;) {
    try {
      return { config: loadConfig(usable), problems, wrong, misspelt: listMisspelt(environment) };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const names = new Set(error.problems.map(toName));
      if ([...names].some((name) => wrong.has(name))) throw error;
      problems.push(...error.problems);
      for (const name of names) {
        wrong.add(name);
        usable[name] = SUBSTITUTES[name]?.();
      }
    }
  }
}

/** The file of a kept secret can be damaged; then the secret is what is wrong. */
function toName(problem: string): string {
  return /^([A-Z_]+): /.exec(problem)?.[1] ?? 'SECRET_KEY';
}
