import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Runs after npm install: puts the hooks of package.json's "simple-git-hooks" into a developer's clone.
// `git config ringtag.hooks false` keeps a clone without them.
const root = join(import.meta.dirname, '..');

function wanted() {
  if (process.env.CI || !existsSync(join(root, '.git'))) return false;
  if (!existsSync(join(root, 'node_modules/simple-git-hooks'))) return false;
  try {
    const answer = execFileSync('git', ['config', '--default', 'true', '--type=bool', 'ringtag.hooks'], {
      cwd: root,
    });
    return answer.toString().trim() === 'true';
  } catch {
    return false;
  }
}

if (wanted()) {
  const { default: hooks } = await import('simple-git-hooks');
  await hooks.setHooksFromConfig(root, []);
}
