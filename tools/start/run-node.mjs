import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './install.mjs';

const PARENT_CHECK = 250;

/** Runs a Node program in our place: it has our input and output, gets our signals, and its exit code becomes ours. */
export function runNode(args) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself; a second one would cut its orderly end short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** `kill` on npm ends only npm and its shell, not what the shell runs: we notice that our parent is gone. */
function whenOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, PARENT_CHECK);
}
