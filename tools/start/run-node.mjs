import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './install.mjs';

/** Runs a Node program in our place: it has our input and output, gets our signals, and its exit code becomes ours. */
export function runNode(args) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself; a second one would cut its orderly end short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
